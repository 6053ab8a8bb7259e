import type { Page } from '@playwright/test';
import { pictures } from '#contract/pictures.ts';
import { addDays } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, pays, through } from '#tests/kit/bookings.ts';
import { NOW } from '#tests/kit/browser-host.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person, tabsTo } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';

test.use(withoutWorker);

const TODAY = NOW.slice(0, 10);
const most = pictures.maxOfDeduction;
const pathOf = (id: string) => `/admin/reservations/${id}`;

/** Gives each window width its own dates, so that its journeys do not collide. */
const apart = (page: Page, date: string) => addDays(date, page.viewportSize()!.width > 600 ? 3 : 0);

test('a cancellation shows what goes back, and asks again where that changed meanwhile @both @core', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 412/);
  const who = await member(host, language);
  const made = await books(host, who, apart(page, '2027-09-01'), 60, true);
  const [first, second] = made.payments.map(({ amount }) => amount);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(pathOf(made.id));
  await jion.button('admin-actions:action.cancel').click();
  const dialog = page.getByRole('dialog', { name: t('admin-actions:cancel.title') });
  await expect(dialog.getByText(t('admin-actions:final'))).toBeVisible();
  // The dialog asks first which side ends it: the refund follows from it.
  await expect(
    dialog.getByRole('button', { name: t('admin-actions:cancel.submitPlain'), exact: true }),
  ).toBeVisible();
  await dialog.getByRole('radio', { name: t('admin-actions:cancel.operator_fault') }).check();
  await expect(dialog.getByText(t('admin-actions:cancel.operator_faultHelp')).first()).toBeVisible();
  await dialog.getByRole('radio', { name: t('admin-actions:cancel.ordinary') }).check();
  await expect(jion.button('admin-actions:cancel.submit', { amount: won(first!) })).toBeVisible();
  await expectAccessible(page, 'the dialog of a cancellation');

  // Another sum, with a reason of its own; then the policy again.
  const other = dialog.getByRole('checkbox', { name: t('admin-actions:cancel.overrides') });
  await other.check();
  await dialog.locator('[type=submit]').click();
  for (const field of ['cancel.override', 'cancel.overrideReason', 'reason'])
    await expect(dialog.getByLabel(t(`admin-actions:${field}`), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  await expectAccessible(page, 'a cancellation that lacks something');
  await dialog.getByLabel(t('admin-actions:cancel.override'), { exact: true }).fill('100,000');
  await expect(jion.button('admin-actions:cancel.submit', { amount: won(100_000) })).toBeVisible();
  await other.uncheck();
  const why = 'The boiler is beyond repair.';
  await dialog.getByLabel(t('admin-actions:reason'), { exact: true }).fill(why);
  await expect(jion.button('admin-actions:cancel.submit', { amount: won(first!) })).toBeVisible();

  // Escape loses nothing; the focus returns to where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(jion.button('admin-actions:action.cancel')).toBeFocused();
  await jion.button('admin-actions:action.cancel').click();
  await expect(dialog.getByLabel(t('admin-actions:reason'), { exact: true })).toHaveValue(why);
  await expect(jion.button('admin-actions:cancel.submit', { amount: won(first!) })).toBeVisible();

  await pays(host, who, made, 2);
  await jion.button('admin-actions:cancel.submit', { amount: won(first!) }).click();
  const now = won(first! + second!);
  await expect(dialog.getByRole('alert')).toContainText(t('admin-actions:changed.title'));
  await expect(dialog.getByRole('row', { name: t('admin-actions:changed.paid') })).toContainText('1/2');
  await expect(dialog.getByLabel(t('admin-actions:reason'), { exact: true })).toHaveValue(why);
  // While the page is read anew it does not go on saying "confirmed".
  let readOn = () => undefined as void;
  const reading = new Promise<void>((resolve) => (readOn = resolve));
  await page.route(`**/v1${pathOf(made.id)}`, async (route) => {
    await reading;
    await route.continue();
  });
  await jion.button('admin-actions:cancel.submit', { amount: now }).click();
  await expect(page.getByText(t('admin-actions:cancel.done'))).toBeVisible();
  const head = page.getByRole('main').locator('header[aria-busy]');
  await expect(head).toContainText(t('admin-reservations:updating'));
  await expect(head).not.toContainText(t('admin-reservations:status.confirmed'));
  readOn();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('admin-reservations:status.cancelled'), { exact: true })).toBeVisible();
  for (const part of ['timeline.title', 'trail'] as const)
    await expect(
      page.getByRole('region', { name: t(`admin-reservations:${part}`), exact: true }),
    ).toContainText(why);
  await expect(jion.button('admin-actions:action.cancel')).toHaveCount(0);
  const mail = (await host.outbox(who.email)).find(({ text }) => text.includes(why));
  expect(mail?.text).toContain(now);
});

test('noise is recorded, a stay ends early, and its deposit goes back less what is itemised @desktop', async ({
  page,
  host,
  language,
  t,
  tolerate,
  browserOn,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of 502|v1\/admin\/files/);
  const who = await member(host, language);
  const made = await books(host, who, TODAY, 60, true);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(pathOf(made.id));

  await jion.button('admin-actions:action.record_noise_complaint').click();
  const noise = page.getByRole('dialog', { name: t('admin-actions:complaint.dialog') });
  await noise.getByLabel(t('admin-actions:complaint.date')).fill(addDays(TODAY, 1));
  await jion.button('admin-actions:complaint.submit').click();
  await expect(noise.getByRole('alert')).toContainText(t('admin-errors:complaint_date_invalid'));
  await expectAccessible(page, 'a noise complaint that lacks something');
  await noise.getByLabel(t('admin-actions:complaint.date')).fill(TODAY);
  await noise.getByLabel(t('admin-actions:complaint.source')).fill('402');
  await noise.getByLabel(t('admin-actions:complaint.text')).fill('Drums');
  await jion.button('admin-actions:complaint.submit').click();
  await expect(page.getByRole('region', { name: t('admin-reservations:timeline.title') })).toContainText(
    'Drums',
  );

  await jion.button('admin-actions:action.check_out_early').click();
  const leaving = page.getByRole('dialog', { name: t('admin-actions:checkOut.title') });
  const back = Math.floor((made.payments[0]!.rent * 16) / 30);
  await leaving.getByRole('radio', { name: t('admin-actions:checkOut.early_checkout') }).check();
  await expect(jion.button('admin-actions:checkOut.submit', { amount: won(back) })).toBeVisible();
  await leaving.getByRole('radio', { name: t('admin-actions:checkOut.eviction') }).check();
  await expect(leaving.getByRole('radio', { name: t('admin-actions:checkOut.noise') })).toBeDisabled();
  await jion.button('admin-actions:checkOut.evict').click();
  await expect(leaving.getByRole('alert')).toContainText(t('admin-errors:eviction_ungrounded', { count: 2 }));
  await expectAccessible(page, 'an eviction without grounds');
  await leaving.getByRole('radio', { name: t('admin-actions:checkOut.early_checkout') }).check();
  await leaving.getByLabel(t('admin-actions:reason'), { exact: true }).fill('Called home.');
  const call = `**/v1/admin/reservations/${made.id}/mid-stay-checkout?*reason*`;
  await page.route(call, (route) => route.fulfill({ status: 502, body: '' }));
  await jion.button('admin-actions:checkOut.submit', { amount: won(back) }).click();
  await expect(leaving.getByText(t('admin-actions:checkOut.failed'))).toBeVisible();
  await page.unroute(call);
  await jion.button('admin-actions:checkOut.submit', { amount: won(back) }).click();
  await expect(page.getByText(t('admin-actions:checkOut.done'))).toBeVisible();
  await expect(leaving).toHaveCount(0);
  await expect(
    page.getByText(t('admin-reservations:status.checked_out_early'), { exact: true }).first(),
  ).toBeVisible();

  await jion.button('admin-actions:action.refund_deposit').click();
  const settling = page.getByRole('dialog', { name: t('admin-actions:deposit.title') });
  const { deposit } = made.price;
  await expect(jion.button('admin-actions:deposit.submit', { amount: won(deposit) })).toBeVisible();
  await jion.button('admin-actions:deposit.add').click();
  const row = settling.getByRole('group', { name: t('admin-actions:deposit.row', { number: 1 }) });
  await row.getByLabel(t('admin-actions:deposit.amount')).fill(`${deposit + 1}`);
  await settling.locator('[type=submit]').click();
  await expect(settling.getByRole('alert')).toContainText(t('errors:korean_required'));
  await expect(settling.getByText(t('admin-errors:deductions_exceed_deposit')).first()).toBeVisible();
  await expectAccessible(page, 'deductions that are too high');
  await row.getByLabel(t('admin-actions:deposit.what.ko')).fill('A lost key');
  await row.getByLabel(t('admin-actions:deposit.amount')).fill('30,000');
  // A photo that is not stored yet is not left out in silence.
  await page.route('**/v1/admin/files', (route) => route.abort());
  await row.locator('input[type=file][multiple]').setInputFiles(await photo('lock.jpg', '#aa7755'));
  const again = row.getByRole('button', { name: t('admin-files:retry') });
  await expect(again).toBeVisible();
  await expect(settling.locator('[type=submit]')).toHaveAccessibleDescription(
    t('admin-actions:deposit.photosComing'),
  );
  // Nor dropped in silence by the ways out of the dialog.
  const question = page.getByRole('alertdialog', { name: t('admin-files:leave.title') });
  const goesOn = question.getByRole('button', { name: t('admin-files:leave.cancel') }).last();
  await page.keyboard.press('Escape');
  await expect(question).toContainText(t('admin-actions:deposit.giveUp.close', { count: 1 }));
  await expectAccessible(page, 'the question before a dialog with photos on their way is closed');
  await goesOn.click();
  await expect(question).toHaveCount(0);
  for (const time of ['first', 'second']) {
    await page.goBack();
    await expect(question, `${time} step back`).toBeVisible();
    await goesOn.click();
    await expect(question).toHaveCount(0);
    await expect(again).toBeVisible();
  }
  await jion.button('admin-actions:deposit.remove', { number: 1 }).click();
  await expect(question).toContainText(t('admin-actions:deposit.giveUp.remove', { count: 1 }));
  await goesOn.click();
  await expect(question).toHaveCount(0);
  await settling.getByRole('button', { name: t('admin-actions:close') }).click();
  await question.getByRole('button', { name: t('admin-actions:deposit.giveUp.closeYes') }).click();
  await expect(settling).toHaveCount(0);
  await jion.button('admin-actions:action.refund_deposit').click();
  await expect(row.getByLabel(t('admin-actions:deposit.what.ko'))).toHaveValue('A lost key');
  await expect(settling.getByText(t('admin-actions:deposit.photosComing'))).toHaveCount(0);
  // A refused picture is not sent again by itself, unlike one that was lost on the way.
  await page.unroute('**/v1/admin/files');
  await page.route('**/v1/admin/files', (route) => route.fulfill({ status: 502, body: '' }));
  await row.locator('input[type=file][multiple]').setInputFiles(await photo('lock.jpg', '#aa7755'));
  await expect(again).toBeVisible();
  await page.unroute('**/v1/admin/files');
  await again.click();
  await expect(row.getByRole('button', { name: t('admin-files:remove', { number: 1 }) })).toBeVisible();
  await expect(settling.getByText(t('admin-actions:deposit.photosComing'))).toHaveCount(0);
  await jion.button('admin-actions:deposit.add').click();
  // A picture that the host does not answer for goes with its row.
  await page.route('**/v1/admin/files', () => {});
  const second = settling.getByRole('group', { name: t('admin-actions:deposit.row', { number: 2 }) });
  const door = await photo('door.jpg', '#223344');
  const doors = Array.from({ length: most + 1 }, (_, n) => ({ ...door, name: `door-${n}.jpg` }));
  await second.locator('input[type=file][multiple]').setInputFiles(doors);
  await expect(page.getByText(t('admin-files:full', { most })).first()).toBeVisible();
  await expect(second.getByRole('progressbar')).toHaveCount(most);
  await second.getByRole('button', { name: t('admin-files:giveUpOf', { name: 'door-0.jpg' }) }).click();
  await expect(second.getByRole('progressbar')).toHaveCount(most - 1);
  // The photos have the focus, and not the page or the sheet.
  await expect(second.locator(':focus')).toHaveCount(1);
  await expectAccessible(page, 'a deduction with photos on their way');
  await jion.button('admin-actions:deposit.remove', { number: 2 }).click();
  await question.getByRole('button', { name: t('admin-actions:deposit.giveUp.removeYes') }).click();
  await expect(second).toHaveCount(0);
  await expect(settling.getByText(t('admin-actions:deposit.photosComing'))).toHaveCount(0);
  await page.unroute('**/v1/admin/files');
  const rest = won(deposit - 30_000);
  await jion.button('admin-actions:deposit.submit', { amount: rest }).click();
  await expect(page.getByText(t('admin-actions:deposit.done', { amount: rest }))).toBeVisible();
  await expect(settling).toHaveCount(0);
  const settled = page.getByRole('region', { name: t('admin-actions:deposit.settledTitle') });
  await expect(settled).toContainText('A lost key');
  await expect(settled).toContainText(rest);
  await expect(settled.getByRole('img', { name: 'A lost key' })).toBeVisible();
  await expect(jion.button('admin-actions:action.refund_deposit')).toHaveCount(0);

  const own = new Person(await (await browserOn(host)).newPage(), host, language);
  await own.startsLoggedIn(who);
  await own.opens(`/mypage/${made.id}`);
  const told = own.page.getByRole('region', { name: t('mypage:deposit.title'), exact: true });
  await expect(told).toContainText('A lost key');
  await expect(told).toContainText(rest);
  await expect(told.getByRole('img', { name: 'A lost key' })).toBeVisible();
});

test('a hold is extended once, and notes stay with the staff', async ({ page, host, language, t }) => {
  const who = await member(host, language);
  const made = await books(host, who, '2027-10-20', 30, false);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(pathOf(made.id));
  await jion.button('admin-actions:action.extend_hold').click();
  await expect(page.getByRole('alertdialog')).toContainText(t('admin-actions:hold.title'));
  await jion.button('admin-actions:hold.confirm', { hours: 24 }).click();
  await expect(page.getByText(t('admin-reservations:event.extend_hold'), { exact: true })).toBeVisible();
  await expect(jion.button('admin-actions:action.extend_hold')).toHaveCount(0);

  // A mail that leaves after the note would be newer.
  await host.jobs();
  const note = page.getByLabel(t('admin-actions:note.new'));
  await note.fill('Wants a second key');
  await page.reload();
  await expect(note).toHaveValue('Wants a second key');
  await jion.button('admin-actions:note.submit').click();
  const timeline = page.getByRole('region', { name: t('admin-reservations:timeline.title') });
  // The newest of everything, right below the line that parts it from what comes.
  const newest = timeline.locator('[data-kind]:not([data-coming])').first();
  await expect(newest).toContainText('Wants a second key');
  const chip = timeline.locator('[aria-pressed]', { hasText: t('admin-reservations:timeline.kind.notes') });
  await chip.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(timeline.locator('[data-kind]')).toHaveCount(1);
  await timeline
    .locator('[aria-pressed]', { hasText: t('admin-reservations:timeline.kind.money') })
    .press('Enter');
  await expect(timeline.locator('[data-coming]').first()).toContainText(
    t('admin-reservations:payment.status.due'),
  );
  await expect(newest).toHaveCount(0);
  await expect(note).toHaveValue('');
});

test('a deposit goes back by the keyboard alone, from the list of departures @desktop @core', async ({
  page,
  host,
  language,
  t,
}) => {
  const who = await member(host, language);
  const made = await books(host, who, TODAY, 30, true);
  const admin = await through(host, demoMember('admin'));
  const terms = new URLSearchParams({ date: TODAY, reason: 'Called home.' });
  await admin('DELETE', `/v1/admin/reservations/${made.id}/mid-stay-checkout?${terms}`);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin');
  const departures = page.getByRole('region', { name: t('admin-today:list.departures') });
  await tabsTo(page, departures.locator(`a[href$="${made.id}"]`));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pathOf(made.id)}`);
  await tabsTo(page, jion.button('admin-actions:action.refund_deposit'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('admin-actions:deposit.title') });
  await expect(dialog).toBeFocused();
  await tabsTo(page, jion.button('admin-actions:deposit.add'));
  await page.keyboard.press('Enter');
  await tabsTo(page, dialog.getByLabel(t('admin-actions:deposit.what.ko')));
  await page.keyboard.type('A lost key');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30000');
  const send = jion.button('admin-actions:deposit.submit', { amount: won(made.price.deposit - 30_000) });
  await expect(send).toBeVisible();
  await tabsTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t('admin-actions:deposit.settledTitle') })).toContainText(
    'A lost key',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a bank transfer pays, and what goes back of it is sent by hand', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4(09|12)/);
  const who = await member(host, language);
  const made = await books(host, who, '2027-11-20', 30, false);
  const { amount } = made.payments[0]!;
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(pathOf(made.id));
  await jion.button('admin-actions:action.record_transfer').click();
  const dialog = page.getByRole('dialog', { name: t('admin-actions:transfer.title') });
  await dialog.getByLabel(t('admin-actions:transfer.amount')).fill(`${amount - 1}`);
  await dialog.getByLabel(t('admin-actions:transfer.reference')).fill(`PHAM ${made.code}`);
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByRole('alert')).toContainText(t('errors:payment_amount_incorrect'));
  await expectAccessible(page, 'a transfer of another amount');
  await dialog.getByLabel(t('admin-actions:transfer.amount')).fill(`${amount}`);
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText(t('admin-actions:transfer.done'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const schedule = page.getByRole('region', { name: t('admin-reservations:payment.title') });
  await expect(schedule).toContainText(t('admin-reservations:payment.status.paid'));
  await expect(jion.button('admin-actions:action.record_transfer')).toHaveCount(0);

  // Two cancel at once: who comes second reads so, and is offered it no more.
  await jion.button('admin-actions:action.cancel').click();
  const cancelling = page.getByRole('dialog', { name: t('admin-actions:cancel.title') });
  await cancelling.getByRole('radio', { name: t('admin-actions:cancel.ordinary') }).check();
  await cancelling.getByLabel(t('admin-actions:reason'), { exact: true }).fill('Asked by phone');
  const cancel = cancelling.locator('[type=submit]');
  await expect(cancel).toBeEnabled();
  const admin = await through(host, demoMember('admin'));
  await admin('DELETE', `/v1/admin/reservations/${made.id}/cancel?${new URLSearchParams({ reason: 'x' })}`);
  await cancel.click();
  await expect(cancelling.getByRole('alert').first()).toBeVisible();
  await expect(cancel).toHaveAccessibleDescription(t('admin-actions:notOffered'));
  await expect(cancel).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(cancelling).toHaveCount(0);
  await jion.button('admin-actions:refundSent.action').click();
  const sending = page.getByRole('dialog', { name: t('admin-actions:refundSent.title') });
  await sending.getByLabel(t('admin-actions:refundSent.reference')).fill('ONDOL 1');
  await sending.locator('[type=submit]').click();
  await expect(page.getByText(t('admin-actions:refundSent.done'))).toBeVisible();
  const refunds = page.getByRole('region', { name: t('admin-reservations:refund.title') });
  await expect(refunds).toContainText(t('admin-reservations:refund.status.done'));
});

test('an occupant is corrected and a request moved, each with a fresh contract', async ({
  page,
  host,
  language,
  t,
}) => {
  const who = await member(host, language);
  const made = await books(host, who, '2027-12-20', 30, false);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(pathOf(made.id));
  await jion.button('admin-actions:action.correct_occupant').click();
  const correcting = page.getByRole('dialog', { name: t('admin-actions:occupant.title') });
  await correcting.getByLabel(t('admin-actions:occupant.lastName'), { exact: true }).fill('Trần');
  await correcting.getByLabel(t('admin-actions:occupant.phone'), { exact: true }).fill('12');
  await correcting.locator('[type=submit]').click();
  await expect(correcting.getByRole('alert')).toContainText(t('errors:phone_invalid'));
  await expectAccessible(page, 'an occupant that is not right');
  await correcting.getByLabel(t('admin-actions:occupant.phone'), { exact: true }).fill('912345671');
  await correcting.locator('[type=submit]').click();
  await expect(page.getByText(t('admin-actions:occupant.done'))).toBeVisible();
  await expect(correcting).toHaveCount(0);
  const people = page.getByRole('region', { name: t('admin-reservations:people.title') });
  await expect(people).toContainText('Trần Thảo');

  await jion.button('admin-actions:action.move').click();
  const moving = page.getByRole('dialog', { name: t('admin-actions:move.title') });
  await moving.locator('[type=submit]').click();
  await expect(moving.getByRole('alert')).toContainText(t('admin-errors:house_required'));
  await expectAccessible(page, 'a move that lacks its house');
  const houses = moving.getByLabel(t('admin-actions:move.house'), { exact: true });
  await expect.poll(() => houses.locator('option').count()).toBeGreaterThan(1);
  await houses.selectOption({ index: 1 });
  const chosen = (await houses.locator('option:checked').innerText()).split(' · ')[0]!;
  await moving.getByLabel(t('admin-actions:reason'), { exact: true }).fill('The boiler is beyond repair.');
  await moving.getByRole('radio', { name: t('admin-actions:move.price.house') }).check();
  const effect = moving.getByRole('region', { name: t('admin-actions:move.effect') });
  await expect(effect).toContainText(won(made.price.total));
  await expectAccessible(page, 'a move at the price of the house');
  await moving.locator('[type=submit]').click();
  await expect(page.getByText(t('admin-actions:move.done'))).toBeVisible();
  await expect(moving).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('admin-reservations:stay.title') })).toContainText(chosen);
  const history = page.getByRole('region', { name: t('admin-reservations:timeline.title'), exact: true });
  await expect(history).toContainText('The boiler is beyond repair.');
  const contracts = (await host.outbox(who.email)).filter(({ links }) =>
    links.some((link) => link.includes('/sign?')),
  );
  expect(contracts.length).toBe(3);
});
