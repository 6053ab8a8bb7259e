import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { bookPath, freeHouse, loggedIn, member, Person, somebody } from '#tests/kit/people.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-08-02', checkOut: '2027-09-06', guests: 2 };

function flatmate() {
  const email = `seoyeon-${randomUUID().slice(0, 8)}@people.example`;
  return somebody({ firstName: '서연', lastName: '박', email, region: 'KR', phone: '1098765432' });
}

test('two sign on two devices, and anyone can tell the file from a changed one @core', async ({
  page,
  host,
  browserOn,
  language,
  t,
}) => {
  test.setTimeout(180_000);
  const thao = new Person(page, host, language);
  const self = await member(host, language);
  const friend = flatmate();
  await thao.startsLoggedIn(self);
  await thao.opens(bookPath(await freeHouse(host, stay), stay));
  const id = await thao.requests([self, friend]);
  await thao.signs(self, 'typed', 'waiting');
  await expect(page.getByText(t('flow:sign.others', { names: '박서연' }))).toBeVisible();
  await expectAccessible(page, 'waiting for others');
  await thao.opens(`/mypage/${id}`);
  await expect(page.getByText(t('mypage:todo.signWaiting', { count: 1, names: '박서연' }))).toBeVisible();

  const seoyeon = new Person(await (await browserOn(host)).newPage(), host, language);
  await seoyeon.readsContract(friend);
  await expect(seoyeon.page.getByText(t('sign:lead', { name: '박서연' }))).toBeVisible();
  await expect(seoyeon.page.getByText(t('sign:last'))).toBeVisible();
  await expectAccessible(seoyeon.page, 'signing');
  await seoyeon.signs(friend, 'drawn');
  // Only the one who pays is led to the payment.
  await expect(seoyeon.page.getByRole('link', { name: t('sign:done.pay') })).toHaveCount(0);
  const bytes = await seoyeon.downloadsSigned();
  await thao.pays('pay', id);
  await thao.sees('confirmed', id);

  const anyone = new Person(await (await browserOn(host)).newPage(), host, language);
  await anyone.opens('/verify');
  await expect(anyone.heading('verify:title')).toBeVisible();
  const gives = (name: string, buffer: Buffer) =>
    anyone.page
      .getByLabel(new RegExp(`${t('verify:choose')}|${t('verify:another')}`))
      .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await gives('contract.pdf', bytes);
  await expect(anyone.heading('verify:genuine')).toBeVisible();
  await expect(anyone.page.getByText(t('verify:contract.in-force'))).toBeVisible();
  await expect(anyone.page.getByText(t('verify:people', { count: 2 }))).toBeVisible();
  await expectAccessible(anyone.page, 'a genuine file');

  const changed = Buffer.from(bytes);
  changed[2000]! ^= 1;
  await gives('changed.pdf', changed);
  await expect(anyone.heading('verify:unknown')).toBeVisible();
  await expectAccessible(anyone.page, 'a changed file');
  await gives('photo.pdf', Buffer.from('not a pdf'));
  await expect(anyone.heading('verify:notPdf')).toBeVisible();

  // Dropped instead of picked.
  const dropped = await anyone.page.evaluateHandle((base64) => {
    const file = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([file], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  }, bytes.toString('base64'));
  await anyone.page.getByText(t('verify:private')).waitFor();
  const zone = anyone.page.locator('label', { hasText: t('verify:another') }).locator('..');
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(anyone.heading('verify:genuine')).toBeVisible();
  await expect(anyone.page.getByText('dropped.pdf')).toBeVisible();
});

test('what was typed before signing is there after a reload, and nowhere once signed or logged out @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const { self, thao } = await loggedIn(page, host, language);
  const alone = { ...stay, checkIn: '2027-09-13', checkOut: '2027-10-18', guests: 1 };
  await thao.opens(bookPath(await freeHouse(host, alone), alone));
  await thao.requests([self]);
  await thao.readsContract(self);
  const token = new URL(page.url()).searchParams.get('token')!;
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));

  const consent = page.getByRole('checkbox', { name: t('sign:form.consent') });
  const name = page.getByLabel(t('sign:form.name'));
  await consent.check();
  await page.getByText(t('sign:form.type'), { exact: true }).click();
  await name.fill('THẢO PHẠM');
  await page.reload();
  await expect(name).toHaveValue('THẢO PHẠM');
  await expect(consent).toBeChecked();
  expect(await stored()).toContain('THẢO PHẠM');
  const drafts = await page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.startsWith('draft:')),
  );
  expect(drafts.join()).not.toContain(token);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('checkbox', { name: t('sign:form.consent') })).not.toBeChecked();
  await other.close();

  await thao.opens('/mypage');
  await thao.button('auth:account.logOut').click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await stored()).not.toContain('THẢO PHẠM');

  await thao.readsContract(self);
  await expect(consent).not.toBeChecked();
  await thao.fillsIdentity(self);
  await consent.check();
  await page.getByText(t('sign:form.type'), { exact: true }).click();
  await name.fill('THẢO PHẠM');
  await thao.button('sign:form.submit').click();
  await expect(thao.heading('sign:done.title')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('status').filter({ has: thao.heading('sign:done.title') })).toBeFocused();
  expect(await stored()).not.toContain('THẢO PHẠM');
});

test('one declines, and the other is told and gets everything back @desktop @core', async ({
  page,
  host,
  browserOn,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const thao = new Person(page, host, language);
  const self = await member(host, language);
  const friend = flatmate();
  await thao.startsLoggedIn(self);
  const dates = { checkIn: '2027-09-10', checkOut: '2027-10-15', guests: 2 };
  await thao.opens(bookPath(await freeHouse(host, dates), dates));
  const id = await thao.requests([self, friend]);
  await thao.pays('pay', id);
  const { link } = await thao.mail(self.email, '/sign');

  const seoyeon = new Person(await (await browserOn(host)).newPage(), host, language);
  await seoyeon.readsContract(friend);
  await seoyeon.button('sign:decline.open').click();
  const dialog = seoyeon.page.getByRole('dialog');
  await expect(dialog.getByText(t('sign:decline.text'))).toBeVisible();
  await expectAccessible(seoyeon.page, 'declining');
  await dialog.getByRole('button', { name: t('sign:decline.confirm'), exact: true }).click();
  await expect(dialog.getByText(t('errors:reason_required'))).toBeVisible();
  await dialog.getByLabel(t('sign:decline.reason')).fill('기숙사에 들어가게 됐어요.');
  await dialog.getByRole('button', { name: t('sign:decline.confirm'), exact: true }).click();
  await expect(seoyeon.heading('sign:declined.title')).toBeVisible();
  await expect(seoyeon.page.getByText(t('sign:declined.self'))).toBeVisible();

  const told = (await host.outbox(self.email)).find(({ text }) => text.includes('기숙사에'));
  expect(told?.text).toContain('박서연');
  expect((await host.outbox(self.email)).some(({ subject }) => /₩/.test(subject ?? ''))).toBe(true);
  await thao.opens(link);
  await expect(thao.heading('sign:declined.title')).toBeVisible();
  await expect(page.getByText(t('sign:declined.other'))).toBeVisible();
  // The page tells who, why and what came back, and how to ask again; the mail leads there.
  expect(told?.links.map((each) => new URL(each).pathname)).toContain(`/mypage/${id}`);
  await thao.opens(`/mypage/${id}`);
  for (const line of [
    t('mypage:ending.by.decliner', { name: '박서연' }),
    t('mypage:ending.note', { note: '기숙사에 들어가게 됐어요.' }),
  ])
    await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByText(t('mypage:ending.back', { amount: '|' }).split('|')[0]!)).toBeVisible();
  await page.getByRole('link', { name: t('mypage:ending.again') }).click();
  await page.waitForURL(/\/book\?/);
  expect(new URL(page.url()).searchParams.get('checkOut')).toBe(dates.checkOut);
});

test('an expired link says so, and a new one comes by mail', async ({
  ownHost,
  browserOn,
  timeOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of (409|410)/);
  const page = await (await browserOn(ownHost)).newPage();
  const thao = new Person(page, ownHost, language);
  const self = await member(ownHost, language);
  const dates = { ...stay, guests: 1 };
  await thao.startsLoggedIn(self);
  await thao.opens(bookPath(await freeHouse(ownHost, dates), dates));
  const id = await thao.requests([self]);
  const { link } = await thao.mail(self.email, '/sign');
  await thao.signs(self, 'typed');
  await thao.pays('pay', id);
  await timeOn(ownHost, '2027-03-15T01:00:00Z');
  await thao.opens(link);
  await expect(page.getByText(t('errors:token_expired'))).toBeVisible();
  await thao.button('sign:renew.action').click();
  await expect(page.getByText(t('sign:renew.sent'))).toBeVisible();
  const fresh = await thao.mail(self.email, '/sign');
  expect(fresh.link).not.toBe(link);
  await thao.opens(fresh.link);
  await expect(thao.heading('sign:done.already')).toBeVisible();
});
