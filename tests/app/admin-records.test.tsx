import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { messages, someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';

const admin = staffScreen();
const { t } = admin;

test('on the page of a stay a late payment is asked for, and a complaint that was none is withdrawn', async () => {
  const { user } = admin.staff;
  const today = seoulDate(admin.host.clock.now());
  const { who, reservation } = await someoneWithAConfirmedReservation(admin.host, {
    checkIn: today,
    nights: 90,
  });
  const { db } = admin.host.ctx;
  await db
    .updateTable('instalments')
    .set({ due_on: addDays(today, -3) })
    .where('reservation_id', '=', reservation.id)
    .where('seq', '=', 2)
    .execute();
  const path = `/v1/admin/reservations/${reservation.id}/noise-complaints`;
  const body = { date: today, source: '402호', text: '새벽까지 음악 소리' };
  await admin.host.call('POST', path, { token: admin.boss.token, body });

  await admin.staff.opens(`/admin/reservations/${reservation.id}`);
  const remind = await screen.findByRole('button', {
    name: t('admin-actions:paymentReminder.label', { seq: 2 }),
  });
  const label = new RegExp(t('admin-actions:paymentReminder.action'));
  expect(screen.getAllByRole('button', { name: label }), 'of what is due alone').toHaveLength(1);
  await user.click(remind);
  await screen.findByText(t('admin-actions:paymentReminder.done', { email: who.email }));
  expect(await messages(admin.host, who.email, ':payment-reminder:')).toHaveLength(1);

  // Of a long timeline only what is near is shown.
  const chips = screen.getByRole('group', { name: t('admin-reservations:timeline.filter') });
  const notes = new RegExp(`^${t('admin-reservations:timeline.kind.notes')}`);
  await user.click(within(chips).getByRole('button', { name: notes }));
  await user.click(await screen.findByRole('button', { name: t('admin-actions:withdrawal.action') }));
  const dialog = await screen.findByRole('dialog', { name: t('admin-actions:withdrawal.title') });
  const submit = within(dialog).getByRole('button', { name: t('admin-actions:withdrawal.submit') });
  await user.click(submit);
  await within(dialog).findAllByText(new RegExp(t('errors:reason_required')));
  await admin.staff.type(new RegExp(`^${t('admin-actions:reason')}`), '윗집 소음이었어요.');
  await user.click(submit);
  expect(await screen.findByText(new RegExp('윗집 소음이었어요.'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('admin-actions:withdrawal.action') })).toBeNull(),
  );
});
