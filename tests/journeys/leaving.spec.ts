import type { CheckOut } from '#contract/reservations/check-out.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';

test('a home is left without a network, and a deduction is objected to @both @core', async ({
  ownHost: host,
  language,
  t,
  browserOn,
  timeOn,
  tolerate,
}) => {
  test.setTimeout(240_000);
  tolerate(/ERR_INTERNET_DISCONNECTED|Connecting to 'blob:|Failed to load resource/);
  const who = await member(host, language);
  const reservation = await books(host, who, '2027-03-06', 30, true);
  const phone = await browserOn(host);
  const page = await phone.newPage();
  const thao = new Person(page, host, language);
  await timeOn(host, '2027-04-04T03:00:00.000Z');
  await thao.startsLoggedIn(who);
  await thao.opens(`/mypage/${reservation.id}`);
  const list = page.getByRole('region', { name: t('check-out:report.title') });

  await test.step('the list is gone through on the device, and waits for the network', async () => {
    await expect(list).toBeVisible();
    await list.getByRole('checkbox', { name: t('check-out:report.items.rubbish') }).check();
    await list.getByLabel(t('check-out:report.keys.legend')).selectOption('inside');
    await list.locator('input[type=file]').setInputFiles(await photo('kitchen.jpg', '#88aacc'));
    await expect(page.getByRole('img', { name: t('own-photos:picture', { number: 1 }) })).toBeVisible();
    await expectAccessible(page, 'the list on leaving a home');
    await phone.setOffline(true);
    await expect(list.getByText(t('check-out:report.offline'))).toBeVisible({ timeout: 20_000 });
    await list.getByRole('checkbox', { name: t('check-out:report.items.door') }).check();
    await list.getByRole('button', { name: t('check-out:report.sendLater') }).click();
    await expect(list.getByText(t('check-out:report.waiting'))).toBeVisible();
    await phone.setOffline(false);
    await expect(list.getByText(t('check-out:report.done', { count: 2, total: 6 }))).toBeVisible({
      timeout: 20_000,
    });
    const call = await through(host, who);
    const told = await call<CheckOut>('GET', `/v1/reservations/${reservation.id}/check-out`);
    expect(told.report).toMatchObject({ done: ['rubbish', 'door'], keys: 'inside' });
    expect(told.report?.photos).toHaveLength(1);
  });

  await test.step('it is sent once more, and what became of it comes into view', async () => {
    await list.getByRole('button', { name: t('check-out:report.change') }).click();
    await list.getByRole('button', { name: t('check-out:report.send') }).click();
    const said = list.locator('p:focus');
    await expect(said).toHaveText(new RegExp(t('check-out:report.sentAt', { time: '.+' })));
    await expect(said).toBeInViewport();
  });

  await timeOn(host, '2027-04-06T03:00:00.000Z');
  const settle = await through(host, demoMember('admin'));
  await settle('POST', `/v1/admin/reservations/${reservation.id}/refund-deposit`, {
    deductions: [{ text: { ko: 'A stain on the rug' }, amount: 30_000 }],
  });
  const words = 'The stain was there when I moved in.';

  await test.step('the deposit is on its way, and its deduction is objected to', async () => {
    await thao.opens(`/mypage/${reservation.id}`);
    const way = page.getByRole('list', { name: t('check-out:deposit.title') });
    await expect(way.getByText(t('check-out:deposit.settled'))).toBeVisible();
    await thao.button('check-out:objection.open').click();
    await thao.button('check-out:objection.send').click();
    await expect(page.getByText(t('check-out:objection.required'))).toBeVisible();
    await page.getByLabel(t('check-out:objection.label')).fill(words);
    const field = page.getByRole('group', { name: t('check-out:objection.photos') });
    await field.locator('input[type=file]').setInputFiles(await photo('rug.jpg', '#aa8866'));
    await expect(field.getByRole('img', { name: t('own-photos:picture', { number: 1 }) })).toBeVisible();
    await expectAccessible(page, 'the way of a deposit, with an objection');
    await thao.button('check-out:objection.send').click();
    await expect(page.getByText(t('check-out:objection.waits'))).toBeVisible();
    await expect(page.locator('p:focus')).toBeInViewport();
    await expect(
      page.getByRole('img', { name: t('check-out:objection.photo', { number: 1 }) }),
    ).toBeVisible();
  });

  const desk = new Person(await (await browserOn(host)).newPage(), host, language);
  await test.step('an administrator finds it on the first screen, and answers', async () => {
    await desk.startsLoggedIn(demoMember('admin'));
    await desk.opens('/admin');
    const waiting = desk.page.getByRole('region', { name: t('admin-today:list.objections') });
    await waiting.getByRole('link', { name: reservation.code }).click();
    await expect(desk.page.getByText(words)).toBeVisible();
    await expect(desk.page.getByRole('list', { name: t('check-out-report:objection.photos') })).toBeVisible();
    await expect(desk.heading('check-out-report:title')).toBeVisible();
    await desk.page.getByLabel(t('check-out-report:objection.label')).fill('You are right.');
    await expectAccessible(desk.page, 'a reservation with an objection');
    await desk.button('check-out-report:objection.send').click();
    await expect(desk.page.getByText(t('check-out-report:objection.sent'))).toBeVisible();
  });

  await thao.opens(`/mypage/${reservation.id}`);
  await expect(page.getByText('You are right.')).toBeVisible();
});

test('notifications are chosen by their kinds, once a stay was confirmed @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const somebody = await member(host, language);
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(somebody);
  await thao.opens('/mypage/profile');
  await expect(page.getByText(t('push-kinds:later'))).toBeVisible();
  await books(host, somebody, '2027-09-06', 30, true);
  await thao.opens('/mypage/profile');
  const lounge = page.getByRole('checkbox', { name: t('push-kinds:kind.lounge') });
  await expect(lounge).toBeChecked();
  await lounge.click();
  await expect(lounge).not.toBeChecked();
  await expect(lounge).toBeEnabled();
  await expectAccessible(page, 'the kinds of notifications');
  await page.reload();
  await expect(lounge).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: t('push-kinds:kind.stay') })).toBeChecked();
});
