import type { ReservationTickets } from '#contract/reservations/tickets.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import type { BrowserHost } from '#tests/kit/browser-host.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';

const json = { 'content-type': 'application/json' };
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|ERR_EMPTY_RESPONSE|Connecting to 'blob:/;

async function asLinh(host: BrowserHost) {
  const response = await fetch(`${host.url}/v1/auth/log-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(demoMember('linh')),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  return async <T>(path: string): Promise<T> =>
    ((await (await fetch(host.url + path, { headers })).json()) as { data: T }).data;
}

test('what is written while the host is gone is one ticket once it is back, and is answered @core', async ({
  ownHost: host,
  browserOn,
  language,
  tolerate,
  t,
}) => {
  test.setTimeout(300_000);
  tolerate(NO_NETWORK);
  const ask = await asLinh(host);
  const upcoming = await ask<{ id: string; code: string; checkIn: string }[]>('/v1/reservations/upcoming');
  const reservation = upcoming.find(({ checkIn }) => checkIn === '2027-03-06');
  const path = `/mypage/${reservation!.id}`;
  const written = async () =>
    (await ask<ReservationTickets>(`/v1/reservations/${reservation!.id}/tickets`)).tickets;
  const words = 'The window does not close.';
  const context = await browserOn(host);
  const first = await context.newPage();
  const linh = new Person(first, host, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await linh.opens(path);
  await shellPrecached(first);
  await expect(linh.heading('tickets:title')).toBeVisible();

  await test.step('she writes, adds a photo, and the host dies before she sends', async () => {
    await linh.button('tickets:write').click();
    await first.getByRole('radio', { name: t('tickets:kind.damage') }).check();
    await first.getByRole('textbox', { name: t('tickets:form.text') }).fill(words);
    await first.locator('input[type=file]').setInputFiles(await photo('window.jpg', '#446688'));
    await expect(first.getByRole('img', { name: t('tickets:photos.own', { number: 1 }) })).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await first.setViewportSize({ width, height: 900 });
      await expectAccessible(first, `a report at ${width}`);
    }
    await host.stop();
    await linh.button('tickets:form.send').click();
    await expect(first.getByText(t('tickets:unsent.offline'))).toBeVisible({ timeout: 30_000 });
    await first.close();
  });

  await test.step('the browser is opened again: it is there, and leaves when the host is back', async () => {
    const page = await context.newPage();
    const again = new Person(page, host, language);
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t('tickets:unsent.offline'))).toBeVisible({ timeout: 30_000 });
    await host.start();
    await expect(page.getByText(t('tickets:unsent.offline'))).toHaveCount(0, { timeout: 60_000 });
    await expect
      .poll(written, { timeout: 30_000 })
      .toMatchObject([{ text: words, kind: 'damage', photos: [{ width: 1600 }] }]);
    await expect(page.getByRole('img', { name: t('tickets:photos.sent', { number: 1 }) })).toBeVisible();
    await page.reload();
    await expect(again.heading('tickets:title')).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(1);
    expect(await written()).toHaveLength(1);
    await page.close();
  });

  await test.step('an administrator answers with a canned answer and plans a visit', async () => {
    const staff = await browserOn(host);
    const desk = await staff.newPage();
    const jion = new Person(desk, host, language);
    await jion.startsLoggedIn(demoMember('admin'));
    await jion.opens('/admin/tickets?filter=open');
    await expect(jion.heading('admin-tickets:title')).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await desk.setViewportSize({ width, height: 900 });
      await expectAccessible(desk, `the tickets at ${width}`);
    }
    const row = desk.getByRole('row').filter({ hasText: words });
    await expect(row.getByText(t('admin-tickets:unread'))).toBeVisible();
    await desk.getByRole('link', { name: new RegExp(reservation!.code) }).click();
    await desk.waitForURL(/\/admin\/tickets\/[\da-f-]{36}$/);
    await expect(desk.getByText(words)).toBeVisible();
    await desk.getByRole('combobox', { name: t('admin-tickets:answer.template') }).selectOption({ index: 1 });
    await expect(desk.getByRole('textbox', { name: t('admin-tickets:answer.text') })).not.toHaveValue('');
    await jion.button('admin-tickets:answer.send').click();
    await expect(desk.getByText(t('admin-tickets:answer.sent'))).toBeVisible();
    await desk.getByLabel(t('admin-tickets:visit.date'), { exact: true }).fill('2027-03-08');
    await desk.getByLabel(t('admin-tickets:visit.from'), { exact: true }).fill('14:00');
    await desk.getByLabel(t('admin-tickets:visit.until'), { exact: true }).fill('16:00');
    await desk.reload();
    await expect(desk.getByLabel(t('admin-tickets:visit.until'), { exact: true })).toHaveValue('16:00');
    await jion.button('admin-tickets:visit.plan').click();
    await expect(jion.button('admin-tickets:visit.move')).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await desk.setViewportSize({ width, height: 900 });
      await expectAccessible(desk, `a ticket at ${width}`);
    }
  });

  await test.step('she is mailed, and sees the answer and the visit', async () => {
    const mails = await host.outbox(demoMember('linh').email);
    expect(mails.filter(({ text }) => text.includes(`${path}#tickets`)).length).toBeGreaterThan(0);
    const page = await context.newPage();
    const unread = page.getByText(t('mypage:unreadTickets', { count: 1 }));
    await page.goto('/mypage');
    await expect(unread.first()).toBeVisible({ timeout: 30_000 });
    await page.goto(path);
    const [ticket] = await written();
    expect(ticket).toMatchObject({ state: 'visit_planned', visit: { from: '14:00', until: '16:00' } });
    await expect(page.getByText(/14:00–16:00/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(ticket!.replies[0]!.text)).toBeVisible();
    await expect(page.getByText(t('tickets:unread'))).toBeVisible();
    await expectAccessible(page, 'an answer');
    // It stands below the end of the thread.
    await page.getByRole('textbox', { name: t('tickets:form.reply') }).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await written())[0]!.isUnread, { timeout: 30_000 }).toBe(false);
    await page.goto('/mypage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(unread).toHaveCount(0, { timeout: 30_000 });
  });
});
