import { screen, within } from '#tests/kit/screen.tsx';
import { describe, expect, test } from 'vitest';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse, someoneWithAConfirmedStay } from '#tests/kit/stays.ts';

const admin = staffScreen();
const { t } = admin;

describe('the dialog that moves a stay to another house', () => {
  test('sends nothing while there is no house to choose, and offers one whose shortest stay is longer', async () => {
    const { stay } = await someoneWithAConfirmedStay(admin.host, { checkIn: '2027-05-03', nights: 14 });
    const opens = async () => {
      await admin.staff.opens(`/admin/reservations/${stay.id}`);
      await admin.staff.user.click(
        await screen.findByRole('button', { name: t('admin-actions:move.title') }),
      );
      return within(await screen.findByRole('dialog'));
    };
    const submit = (dialog: ReturnType<typeof within>) =>
      dialog.getByRole('button', { name: t('admin-actions:move.submit') });
    const none = await opens();
    await none.findByText(t('admin-actions:move.none'));
    expect(submit(none).getAttribute('aria-disabled')).toBe('true');

    const houseId = await createHouse(admin.host, { minNights: 60 });
    const some = await opens();
    expect((await some.findByRole<HTMLOptionElement>('option', { name: /시험의 집/ })).value).toBe(houseId);
    expect(submit(some).getAttribute('aria-disabled')).toBeNull();
  });
});
