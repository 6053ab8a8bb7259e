import type { Turnover, TurnoverSummary } from '#contract/admin/turnovers.ts';
import { personName } from '#contract/rules/people/names.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';

test('a house is made ready with photos, and who moves in reads it', async ({
  ownHost: host,
  language,
  t,
  browserOn,
  timeOn,
  tolerate,
}) => {
  // The tracing of Playwright reads the pictures that the page shows from the device.
  tolerate(/status of (400|404|415)|ERR_INTERNET_DISCONNECTED|Connecting to 'blob:/);
  const who = await member(host, language);
  const reservation = await books(host, who, '2027-03-06', 30, true);
  const staff = await browserOn(host);
  const jion = new Person(await staff.newPage(), host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin');
  const desk = jion.page;
  await desk
    .getByRole('navigation', { name: t('admin:menu') })
    .getByRole('link', { name: t('admin:turnovers'), exact: true })
    .click();
  await expect(jion.heading('admin-turnovers:title')).toBeVisible();
  await expectAccessible(desk, 'the turnovers of a week');
  await desk.getByRole('link', { name: personName(who) }).click();
  await desk.waitForURL(/\/admin\/turnovers\/[\da-f-]{36}$/);

  await test.step('its house gets a step of its own, moved by the keys', async () => {
    // The list, which leads there too, may stand until the turnover is loaded.
    await expect(desk.getByRole('checkbox').first()).toBeVisible();
    await desk.getByRole('link', { name: t('admin-turnovers:editChecklist') }).click();
    await expect(jion.heading('admin-checklist:title')).toBeVisible();
    await jion.button('admin-checklist:add').click();
    const rows = desk.getByRole('list', { name: t('admin-checklist:steps') }).getByRole('listitem');
    await rows.last().locator('textarea[lang=ko]').fill('창문 닦기');
    await rows.last().locator('textarea[lang=en]').fill('Windows');
    const count = await rows.count();
    await rows.last().getByRole('button').first().focus();
    const live = desk.locator('[role=status][aria-live]');
    const name = language === 'ko' ? '창문 닦기' : 'Windows';
    const said = (position: number) => t('admin-faq:order.over', { name, position, total: count });
    await desk.keyboard.press('Space');
    await desk.keyboard.press('ArrowUp');
    await expect(live.filter({ hasText: said(count - 1) })).toHaveCount(1);
    await desk.keyboard.press('Space');
    await expect(rows.nth(count - 2).locator('textarea[lang=ko]')).toHaveValue('창문 닦기');
    await expectAccessible(desk, 'the checklist of a house');
    await jion.button('admin-checklist:save').click();
    await expect(desk.getByText(t('admin-checklist:saved'))).toBeVisible();
    await desk.goBack();
    await expect(desk.getByRole('checkbox')).toHaveCount(count);
    await expect(desk.getByRole('checkbox').nth(count - 2)).toHaveAccessibleName(name);
  });

  await test.step('step by step', async () => {
    const steps = desk.getByRole('checkbox');
    await expect(steps.first()).toBeVisible();
    const count = await steps.count();
    await expect(desk.getByText(t('admin-turnovers:ready.left', { count }))).toBeVisible();
    for (const step of await steps.all()) await step.check();
    await expect(desk.getByText(t('admin-turnovers:state.in_progress'), { exact: true })).toBeVisible();
  });

  await test.step('photos, one of which waits for the network', async () => {
    const pictures = desk.getByRole('list', { name: t('admin-turnovers:photos') }).getByRole('img');
    const files = desk.locator('input[type=file][multiple]');
    await files.setInputFiles([await photo('bed.jpg', '#88aacc'), await photo('bath.jpg', '#ccaa88')]);
    await expect(desk.getByRole('img', { name: t('admin-files:picture', { number: 2 }) })).toBeVisible();
    await files.setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
    await expect(desk.getByText(t('errors:picture_type'))).toBeVisible();
    await expectAccessible(desk, 'a turnover with a file that was refused');
    await jion.button('admin-files:giveUp').click();
    await expect(pictures).toHaveCount(2);
    await staff.setOffline(true);
    await files.setInputFiles(await photo('door.jpg', '#446644'));
    await expect(desk.getByText(t('admin-files:offline'))).toBeVisible();
    await staff.setOffline(false);
    await expect(desk.getByRole('img', { name: t('admin-files:picture', { number: 3 }) })).toBeVisible();
    await jion.button('admin-files:remove', { number: 3 }).click();
    await expect(pictures).toHaveCount(2);
    await expect(jion.button('admin-files:undo')).toBeFocused();
    await expectAccessible(desk, 'a turnover with a photo that was just removed');
    await desk.keyboard.press('Enter');
    await expect(pictures).toHaveCount(3);
    await expect(desk.locator(':focus')).toHaveCount(1);
    await jion.button('admin-files:remove', { number: 3 }).click();
    await expect(pictures).toHaveCount(2);
    await pictures.first().click();
    await expect(desk.getByRole('dialog')).toContainText(t('admin-files:position', { number: 1, total: 2 }));
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('photos whose addresses have ended say so, and come back', async () => {
    await staff.route('**/v1/files/**', (route) => route.fulfill({ status: 404, body: '' }));
    await desk.reload();
    await expect(desk.getByText(t('admin-files:ended'))).toHaveCount(2);
    await expectAccessible(desk, 'a turnover whose photos have ended');
    await staff.unroute('**/v1/files/**');
    await jion.button('admin-files:reload').first().click();
    await expect(desk.getByRole('list', { name: t('admin-turnovers:photos') }).getByRole('img')).toHaveCount(
      2,
    );
  });

  await test.step('something wrong, and then not', async () => {
    await jion.button('admin-turnovers:problem.action').click();
    await jion.button('admin-turnovers:problem.save').click();
    await expect(desk.getByText(t('admin-errors:problem_required'))).toBeVisible();
    await desk.getByLabel(t('admin-turnovers:problem.label'), { exact: true }).fill('The boiler is cold.');
    await expectAccessible(desk, 'what is wrong in a house');
    await jion.button('admin-turnovers:problem.save').click();
    await expect(desk.getByText(t('admin-turnovers:state.problem'), { exact: true })).toBeVisible();
    await jion.button('admin-turnovers:problem.solved').click();
    await jion.button('admin-turnovers:ready.action').click();
    await expect(desk.getByText(t('admin-turnovers:ready.done'))).toBeVisible();
    await expect(desk.getByRole('checkbox').first()).toBeDisabled();
    await expect(jion.button('admin-turnovers:ready.reopen')).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('admin-turnovers:state.in_progress'), { exact: true })).toBeVisible();
    await expect(jion.button('admin-turnovers:problem.action')).toBeFocused();
    await jion.button('admin-turnovers:ready.action').click();
    await expect(jion.button('admin-turnovers:ready.reopen')).toBeFocused();
  });

  const device = await browserOn(host);
  const guest = new Person(await device.newPage(), host, language);
  await guest.startsLoggedIn(who);
  await guest.opens(`/mypage/${reservation.id}`);
  const card = guest.page.getByRole('region', { name: t('mypage:checkIn.title') });
  await expect(card).toContainText(/3월 5일|5 Mar/);
  for (const number of [1, 2]) {
    const picture = card.getByRole('img', { name: t('mypage:checkIn.cleanedPicture', { number }) });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  }
  await test.step('the words without a network too', async () => {
    await expect(guest.page.getByText(/3월 5일|5 Mar/).first()).toBeVisible();
    await device.setOffline(true);
    await guest.page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(card).toContainText(/3월 5일|5 Mar/);
  });
  await timeOn(host, '2027-03-06T01:00:00Z');
  await jion.opens('/admin');
  await jion.choosesOfDay('arrivals');
  const arrivals = desk.getByRole('region', { name: t('admin-today:list.arrivals') });
  const state = t('admin-today:turnover', { state: t('admin-today:turnoverState.ready') });
  await arrivals.getByRole('link', { name: state, exact: true }).first().click();
  await desk.waitForURL(/\/admin\/turnovers\//);
});

test('two people at one turnover see both versions, and nothing that was typed is lost', async ({
  ownHost: host,
  language,
  t,
  browserOn,
  tolerate,
}) => {
  tolerate(/status of 412|ERR_INTERNET_DISCONNECTED/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const call = await through(host, demoMember('admin'));
  const [first] = await call<TurnoverSummary[]>('GET', '/v1/admin/turnovers?state=todo');
  const path = `/v1/admin/turnovers/${first!.id}`;
  const elsewhere = (body: object) => call<Turnover>('PUT', path, body, { 'if-match': '*' });
  await jion.opens(`/admin/turnovers/${first!.id}`);
  const note = page.getByLabel(t('admin-turnovers:note.label'), { exact: true });
  const conflict = page.getByRole('alert').filter({ hasText: t('admin:conflict.title') });

  await test.step('a note survives a reload', async () => {
    await note.fill('The key box is on the right.');
    await page.reload();
    await expect(note).toHaveValue('The key box is on the right.');
  });
  await test.step('a note beside another', async () => {
    await elsewhere({ note: 'The key box is on the left.' });
    await jion.button('admin-turnovers:note.save').click();
    await expect(conflict).toContainText('The key box is on the left.');
    await expect(conflict).toContainText('The key box is on the right.');
    await expect(note).toHaveValue('The key box is on the right.');
    await expectAccessible(page, 'both versions of a note');
    await jion.button('admin:conflict.keepMine').click();
    await expect(page.getByText(t('admin-turnovers:note.saved'))).toBeVisible();
    expect((await call<Turnover>('GET', path)).note).toBe('The key box is on the right.');
  });
  await test.step('what is wrong beside what somebody else found', async () => {
    await jion.button('admin-turnovers:problem.action').click();
    const problem = page.getByLabel(t('admin-turnovers:problem.label'), { exact: true });
    await problem.fill('The boiler is cold.');
    await page.keyboard.press('Escape');
    await page.reload();
    await jion.button('admin-turnovers:problem.action').click();
    await expect(problem).toHaveValue('The boiler is cold.');
    await elsewhere({ state: 'problem', problem: 'A window is broken.' });
    await jion.button('admin-turnovers:problem.save').click();
    await expect(conflict).toContainText('A window is broken.');
    await jion.button('admin:conflict.takeTheirs').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('A window is broken.')).toBeVisible();
    expect((await call<Turnover>('GET', path)).problem).toBe('A window is broken.');
  });
  await test.step('a state beside another', async () => {
    await elsewhere({ state: 'in_progress' });
    await elsewhere({ state: 'problem', problem: 'Two windows are broken.' });
    await jion.button('admin-turnovers:problem.solved').click();
    await expect(conflict).toContainText('Two windows are broken.');
    await jion.button('admin:conflict.keepMine').click();
    await expect.poll(async () => (await call<Turnover>('GET', path)).state).toBe('in_progress');
    await expect(conflict).toHaveCount(0);
  });
});

test('days, state and neighbourhood stand in the address, and nothing scrolls sideways @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const call = await through(host, demoMember('admin'));
  const [first] = await call<TurnoverSummary[]>('GET', '/v1/admin/turnovers?state=problem');
  await jion.opens('/admin/turnovers');
  await page.getByLabel(t('admin-turnovers:filter.state')).selectOption('problem');
  await page.waitForURL(/state=problem/);
  await expect(page.getByText(first!.problem!)).toBeVisible();
  await jion.button('admin-turnovers:range.later').click();
  await page.waitForURL(/from=2027-03-12/);
  await expect(page.getByText(t('admin-turnovers:noneFiltered'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('admin-turnovers:filter.state'))).toHaveValue('problem');
  await jion.button('admin-turnovers:filter.clear').click();
  await jion.button('admin-turnovers:range.today').click();
  await page.getByRole('link', { name: t('admin-turnovers:range.day'), exact: true }).click();
  await page.waitForURL(/range=day/);
  for (const path of ['/admin/turnovers', `/admin/turnovers/${first!.id}`])
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await jion.opens(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${path} at ${width} px`,
      ).toBe(0);
    }
});
