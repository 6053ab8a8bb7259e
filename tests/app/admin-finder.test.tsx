import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse, requestReservation } from '#tests/kit/reservations.ts';

const admin = staffScreen();
const { t } = admin;

test('of many stays of a person the finder shows the newest, says how many more, and leads to all of them', async () => {
  const { user } = admin.staff;
  const first = addDays(seoulDate(admin.host.clock.now()), 30);
  const who = await person(admin.host);
  for (let month = 0; month < 7; month += 1) {
    const houseId = await createHouse(admin.host);
    const wish = { houseId, checkIn: addDays(first, 20 * month), nights: 7 };
    const { data: reservation } = await requestReservation(admin.host, who, wish);
    // The open holds of an account are limited; its cancelled stays are not.
    await admin.host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, { token: who.token });
  }
  await admin.staff.opens('/admin');
  await user.keyboard('{Control>}k{/Control}');
  await admin.staff.type(t('admin:finder.label'), who.email);
  const group = await screen.findByRole('group', { name: t('admin:finder.kind.reservation') });
  const options = () => within(group).getAllByRole('option');
  await waitFor(() => expect(options()).toHaveLength(6));
  const { data: reservations } = await admin.host.call<AdminReservation[]>(
    'GET',
    `/v1/admin/reservations?descending=true&search=${encodeURIComponent(who.email)}`,
    { token: admin.boss.token },
  );
  expect(reservations).toHaveLength(7);
  for (const [index, { code }] of reservations.slice(0, 5).entries())
    expect(options()[index]!.textContent).toContain(code);
  expect(options()[5]!.textContent).toBe(t('admin:finder.more', { count: 2 }));
  await user.click(options()[5]!);
  await waitFor(() => expect(location.pathname).toBe('/admin/reservations'));
  expect(new URLSearchParams(location.search).get('search')).toBe(who.email);
  await waitFor(() => expect(document.querySelectorAll('main tbody tr')).toHaveLength(7));
});
