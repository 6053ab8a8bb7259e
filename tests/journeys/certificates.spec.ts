import { readFileSync } from 'node:fs';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { NOW } from '#tests/kit/browser-host.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const TODAY = NOW.slice(0, 10);

test('a residence certificate is issued, checked by its code and its file, and withdrawn with the stay @both @core', async ({
  page,
  host,
  browserOn,
  language,
  t,
}) => {
  test.setTimeout(180_000);
  const linh = new Person(page, host, language);
  const self = await member(host, language);
  const made = await books(host, self, TODAY, 60, true);
  await linh.startsLoggedIn(self);
  await linh.opens(`/mypage/${made.id}`);
  await expect(linh.heading('certificates:title')).toBeVisible();
  await page.getByLabel(t('certificates:form.number')).fill('c1234');
  await page.getByLabel(t('certificates:form.number')).fill('C123');
  await linh.button('certificates:form.issue').click();
  await expect(page.getByText(t('certificates:form.numberInvalid'))).toBeVisible();
  await page.getByLabel(t('certificates:form.number')).fill('c 1234567');
  await linh.button('certificates:form.issue').click();
  await expect(page.getByText(t('certificates:form.consentRequired'))).toBeVisible();
  await expectAccessible(page, 'a certificate that lacks the consent');
  await page.getByRole('checkbox', { name: t('certificates:form.consent') }).check();
  await linh.button('certificates:form.issue').click();
  const list = page.getByRole('list', { name: t('certificates:issued') });
  await expect(list.getByText('NGUYEN THI LINH')).toBeVisible();
  await expect(list.getByText(t('certificates:state.valid'))).toBeVisible();
  await expectAccessible(page, 'an issued certificate');
  const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec((await list.textContent()) ?? '')![0];
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('certificates:downloadOf', { code }) }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`residence-certificate-${code}.pdf`);
  const pdf = readFileSync(await download.path());

  const officer = new Person(await (await browserOn(host)).newPage(), host, language);
  await officer.opens(`/verify?code=${code}`);
  await expect(officer.heading('certificates:check.valid')).toBeVisible();
  await expect(officer.page.getByText('NGUYEN T*** L***')).toBeVisible();
  await expect(officer.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(officer.page, 'a valid certificate');
  await officer.page
    .getByLabel(t('verify:choose'))
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(officer.heading('certificates:check.valid')).toHaveCount(2);

  const admin = await through(host, demoMember('admin'));
  const terms = `date=${TODAY}&kind=early_checkout&reason=${encodeURIComponent('Went home.')}`;
  await admin('DELETE', `/v1/admin/reservations/${made.id}/mid-stay-checkout?${terms}`);
  const jion = new Person(await (await browserOn(host)).newPage(), host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin/certificates?state=withdrawn');
  await expect(jion.heading('admin-certificates:title')).toBeVisible();
  const answered = jion.page.waitForResponse(/\/v1\/admin\/certificates\?.*search=/);
  await jion.page.getByRole('searchbox', { name: t('admin-certificates:filter.search') }).fill(code);
  await answered;
  await expect(jion.page.getByRole('link', { name: 'NGUYEN THI LINH' })).toHaveCount(1);
  await expect(jion.page.getByText(code, { exact: true })).toBeVisible();
  // Rows that others are about to replace are dimmed.
  await expect(jion.page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const width of [360, 768, 1280]) {
    await jion.page.setViewportSize({ width, height: 900 });
    await expectAccessible(jion.page, `the certificates at ${width}`);
  }
  await jion.page.getByRole('link', { name: 'NGUYEN THI LINH' }).click();
  await jion.page.waitForURL(`**/admin/reservations/${made.id}`);
  await officer.opens('/verify');
  await officer.page.getByLabel(t('certificates:check.code')).fill(code.toLowerCase().replaceAll('-', ' '));
  await officer.button('certificates:check.action').click();
  await expect(officer.heading('certificates:check.withdrawn')).toBeVisible();
  await expectAccessible(officer.page, 'a withdrawn certificate');
  await linh.opens(`/mypage/${made.id}`);
  await expect(list.getByText(t('certificates:state.withdrawn'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('certificates:downloadOf', { code }) })).toHaveCount(0);
  await officer.page.getByLabel(t('certificates:check.code')).fill('AAAA-BBBB-CCCC-DDDD');
  await officer.button('certificates:check.action').click();
  await expect(officer.heading('certificates:check.unknown')).toBeVisible();
});
