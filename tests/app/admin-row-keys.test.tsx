import { screen, waitFor } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { someoneWithAReservation } from '#tests/kit/reservations.ts';

const admin = staffScreen();

test('J and K go through the list from anywhere on its page, but not while a dialog is open', async () => {
  const { user } = admin.staff;
  await someoneWithAReservation(admin.host);
  await someoneWithAReservation(admin.host);
  await admin.staff.opens('/admin/reservations');
  const rows = () => [...document.querySelectorAll('main table a[href^="/admin/reservations/"]')];
  await waitFor(() => expect(rows()).toHaveLength(2));
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('j');
  expect(document.activeElement).toBe(rows()[0]);
  await user.keyboard('j');
  expect(document.activeElement).toBe(rows()[1]);
  await user.keyboard('k');
  expect(document.activeElement).toBe(rows()[0]);
  // Typed into a field they are letters.
  const search = screen.getAllByRole('searchbox')[0]!;
  await user.click(search);
  await user.keyboard('j');
  expect(document.activeElement).toBe(search);
  // From a button that was pressed last too.
  screen.getByRole('button', { name: admin.t('admin:finder.open') }).focus();
  await user.keyboard('k');
  expect(document.activeElement).toBe(rows()[0]);
  await user.keyboard('?');
  await screen.findByRole('dialog');
  await user.keyboard('j');
  expect(rows()).not.toContain(document.activeElement);
});
