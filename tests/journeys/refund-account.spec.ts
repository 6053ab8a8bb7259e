import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { NOW } from '#tests/kit/browser-host.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person, tabsTo } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('a refund that cannot go back its way is sent to an account that its member enters', async ({
  page,
  host,
  language,
  t,
  browserOn,
}) => {
  test.setTimeout(180_000);
  const who = await member(host, language);
  const made = await books(host, who, '2027-10-10', 30, false);
  const { id: paymentId, amount } = made.payments[0]!;
  const admin = await through(host, demoMember('admin'));
  await admin('POST', `/v1/admin/reservations/${made.id}/payments/${paymentId}/transfer`, {
    amount,
    receivedOn: NOW.slice(0, 10),
    reference: `PHAM ${made.code}`,
  });
  await admin('DELETE', `/v1/admin/reservations/${made.id}/cancel?${new URLSearchParams({ reason: 'x' })}`);

  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(who);
  await thao.opens(`/mypage/${made.id}`);
  const asking = page.getByRole('region', { name: t('refund-account:title') });
  const field = (name: string) => asking.getByLabel(t(`refund-account:field.${name}`), { exact: true });
  const save = asking.getByRole('button', { name: t('refund-account:save') });

  await test.step('what is wrong stands at its field, and nothing that was typed is lost', async () => {
    await tabsTo(page, save);
    await page.keyboard.press('Enter');
    await expect(asking.getByRole('alert')).toContainText(t('refund-account:error.bank_required'));
    await expectAccessible(page, 'an account that lacks everything');
    await field('bank').selectOption('088');
    await field('number').fill('110-123');
    await field('holder').fill('Phạm Thảo');
    await save.click();
    await expect(field('number')).toHaveAttribute('aria-invalid', 'true');
    await expect(asking.getByRole('alert')).toContainText(t('refund-account:error.number_domestic'));
    await asking.getByText(t('refund-account:scope.abroad'), { exact: true }).click();
    await expect(field('holder')).toHaveValue('Phạm Thảo');
    await field('number').fill('DE89 3704 0044 0532 0130 01');
    await save.click();
    await expect(asking.getByRole('alert')).toContainText(t('refund-account:error.iban'));
    await expect(asking.getByRole('alert')).toContainText(t('refund-account:error.latin_required'));
    await expectAccessible(page, 'an account abroad that is not right');
    await asking.getByText(t('refund-account:scope.domestic'), { exact: true }).click();
    await expect(field('bank')).toHaveValue('088');
    await field('number').fill('110-123-456789');
    await save.click();
  });

  const entered = page.getByRole('region', { name: t('refund-account:titleEntered') });
  await expect(entered).toContainText('6789');
  await expect(page.locator('body')).not.toContainText('110123456789');
  const onDevice = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map(Object.entries)),
  );
  expect(onDevice).not.toMatch(/110-?123-?456789/);

  await test.step('an administrator reads it, which the trail records, and sends the money', async () => {
    const desk = await (await browserOn(host)).newPage();
    const jion = new Person(desk, host, language);
    await jion.startsLoggedIn(demoMember('admin'));
    await jion.opens(`/admin/reservations/${made.id}`);
    const refunds = desk.getByRole('region', { name: t('admin-reservations:refund.title') });
    await expect(refunds).not.toContainText('110123456789');
    await jion.button('admin-reservations:refundAccount.show').click();
    await expect(refunds).toContainText('110123456789');
    await expectAccessible(desk, 'an account for refunds');
    await expect(
      desk.getByRole('region', { name: t('admin-reservations:trail'), exact: true }),
    ).toContainText(t('admin-audit-log:action.refund-account-read'));
    await jion.button('admin-actions:refundSent.action').click();
    const sending = desk.getByRole('dialog', { name: t('admin-actions:refundSent.title') });
    await sending.getByLabel(t('admin-actions:refundSent.reference')).fill('ONDOL 1');
    await sending.locator('[type=submit]').click();
    await expect(refunds).toContainText(t('admin-reservations:refund.status.done'));
  });

  await page.reload();
  await expect(entered).toContainText(t('refund-account:done'));
  await entered.getByRole('button', { name: t('refund-account:remove') }).click();
  await expect(entered).toHaveCount(0);
});
