import { screen, startScreen, waitFor, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { reportDoubt } from '#server/modules/payments/doubts.ts';
import { longDate, plainDate } from '#app/platform/i18n/format.ts';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { someoneWithAConfirmedStay, someoneWithAStay, startPayment } from '#tests/kit/stays.ts';
import { someoneWithACancelledTransfer } from '#tests/kit/transfers.ts';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let boss: Person;
let staff: Screen;
beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo(host);
  staff = await startScreen(host, 'ko');
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.store({ accessToken: boss.token, refreshToken: 'none' });
});
const t: Screen['t'] = (...key) => staff.t(...key);
/** The Seoul date so many days from today. */
const inDays = (days: number) => addDays(seoulDate(host.clock.now()), days);

describe('the cancellation for a member', () => {
  test('explains the rent as it is reckoned: what was due, and what was paid ahead', async () => {
    const { stay } = await someoneWithAConfirmedStay(host, { checkIn: inDays(20), nights: 60 }, 2);
    await staff.opens(`/admin/reservations/${stay.id}`);
    await staff.user.click(await screen.findByRole('button', { name: t('admin-actions:action.cancel') }));
    const preview = await screen.findByRole('region', { name: t('admin-actions:back.title') });
    const due = t('admin-actions:cancel.shareDue', { percent: 50, paid: won(900_000) });
    const line = await within(preview).findByText(due);
    expect(line.parentElement?.textContent).toContain(won(450_000));
    const ahead = t('admin-actions:cancel.shareAhead', { paid: won(900_000) });
    expect(within(preview).getByText(ahead).parentElement?.textContent).toMatch(
      new RegExp(`${won(900_000)}$`),
    );
  });
});

describe('a refund that no provider sends', () => {
  test('waits for us on the first screen and on its page, which says so', async () => {
    const { stay } = await someoneWithACancelledTransfer(host, boss, { checkIn: inDays(60) });
    await staff.opens('/admin');
    const ours = await screen.findByRole('region', {
      name: new RegExp(`^${t('admin-today:list.refundsToSend')}`),
    });
    const line = within(ours).getByText(new RegExp(stay.code)).closest('a')!;
    expect(line.textContent).toContain(t('admin-today:refund.toSend'));
    expect(screen.queryByRole('region', { name: new RegExp(t('admin-today:list.refunds')) })).toBeNull();

    await staff.opens(line.getAttribute('href')!);
    const refunds = await screen.findByRole('region', { name: t('admin-reservations:refund.title') });
    expect(within(refunds).getByText(t('admin-reservations:refund.status.toSend'))).toBeTruthy();
    expect(within(refunds).queryByText(t('admin-reservations:refund.status.recorded'))).toBeNull();
    expect(screen.getByText(t('admin-actions:moneyWaits'))).toBeTruthy();
    expect(screen.queryByText(t('admin-actions:nothing'))).toBeNull();
  });
});

describe('a payment in doubt', () => {
  test('is told on the page of its reservation, and dealt with there', async () => {
    const { who, stay } = await someoneWithAStay(host, { checkIn: inDays(60) });
    const { orderId } = (await startPayment(host, who, stay)).data;
    const payments = host.ctx.db.selectFrom('payments').select('id').where('order_id', '=', orderId);
    await reportDoubt(host.ctx, await payments.executeTakeFirstOrThrow(), 'amount_differs');
    await staff.opens(`/admin/reservations/${stay.id}`);
    const part = await screen.findByRole('region', { name: t('admin-reservations:payment.title') });
    expect(within(part).getByText(t('admin-reservations:doubt.why.amount_differs'))).toBeTruthy();
    expect(within(part).getByText(new RegExp(orderId))).toBeTruthy();
    await staff.user.click(within(part).getByRole('button', { name: t('admin-actions:endDoubt.action') }));
    await staff.user.click(await screen.findByRole('button', { name: t('admin-actions:endDoubt.submit') }));
    expect(await screen.findAllByText(new RegExp(t('errors:reason_required')))).toHaveLength(2);
    await staff.type(new RegExp(`^${t('admin-actions:reason')}`), '결제사 화면에서 돌려줬어요');
    await staff.user.click(screen.getByRole('button', { name: t('admin-actions:endDoubt.submit') }));
    expect(await screen.findByText(t('admin-actions:endDoubt.done'))).toBeTruthy();
    await waitFor(() => expect(within(part).queryByText(new RegExp(orderId))).toBeNull());
    expect(await screen.findByText(t('admin-trail:action.doubt-ended'))).toBeTruthy();
  });
});

describe('a stay that ended early', () => {
  test('claims nothing that is unpaid, and names the day on which it ended', async () => {
    const checkIn = inDays(0);
    const { stay } = await someoneWithAConfirmedStay(host, { checkIn, nights: 60 });
    const path = `/v1/admin/reservations/${stay.id}`;
    const wish = new URLSearchParams({ date: checkIn, kind: 'early_checkout', reason: 'A new job' });
    await host.call('DELETE', `${path}/mid-stay-checkout?${wish}`, { token: boss.token });
    await staff.opens(`/admin/reservations/${stay.id}`);
    const part = await screen.findByRole('region', { name: t('admin-reservations:payment.title') });
    expect(within(part).getByText(t('admin-reservations:payment.status.notOwed'))).toBeTruthy();
    expect(within(part).queryByText(t('admin-reservations:payment.status.due'))).toBeNull();
    const left = t('admin-reservations:leftOn', { date: plainDate(checkIn, 'ko') });
    expect(screen.getByText(new RegExp(left))).toBeTruthy();
    const facts = screen.getByRole('region', { name: t('admin-reservations:stay.title') });
    const term = within(facts).getByText(t('admin-reservations:stay.left'));
    expect(term.nextElementSibling?.textContent).toBe(longDate(checkIn, 'ko'));
  });
});
