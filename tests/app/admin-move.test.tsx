import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { describe, expect, test } from 'vitest';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse, payStay, someoneWithAConfirmedStay, someoneWithAStay } from '#tests/kit/stays.ts';

const admin = staffScreen();
const { t } = admin;

/** Opens the dialog of a stay. */
async function opens(id: string) {
  await admin.staff.opens(`/admin/reservations/${id}`);
  await admin.staff.user.click(await screen.findByRole('button', { name: t('admin-actions:move.title') }));
  return within(await screen.findByRole('dialog'));
}

describe('the dialog that moves a stay to another house', () => {
  test('sends nothing while there is no house to choose, and offers one whose shortest stay is longer', async () => {
    const { stay } = await someoneWithAConfirmedStay(admin.host, { checkIn: '2027-05-03', nights: 14 });
    const submit = (dialog: ReturnType<typeof within>) =>
      dialog.getByRole('button', { name: t('admin-actions:move.submit') });
    const none = await opens(stay.id);
    await none.findByText(t('admin-actions:move.none'));
    expect(submit(none).getAttribute('aria-disabled')).toBe('true');

    const houseId = await createHouse(admin.host, { minNights: 60 });
    const some = await opens(stay.id);
    expect((await some.findByRole<HTMLOptionElement>('option', { name: /시험의 집/ })).value).toBe(houseId);
    expect(submit(some).getAttribute('aria-disabled')).toBeNull();
  });

  test('shows what the price of the house does, and asks again where it changed meanwhile', async () => {
    const { user } = admin.staff;
    const { stay } = await someoneWithAConfirmedStay(admin.host, { checkIn: '2027-09-01' });
    const houseId = await createHouse(admin.host);
    const costs = (monthlyRent: number) =>
      admin.host.ctx.db
        .updateTable('houses')
        .set({ monthly_rent: monthlyRent })
        .where('id', '=', houseId)
        .execute();
    await costs(1_200_000);
    const dialog = await opens(stay.id);
    const house = await dialog.findByLabelText<HTMLSelectElement>(t('admin-actions:move.house'));
    await waitFor(() => expect(house.options.length).toBeGreaterThan(1));
    await user.selectOptions(house, houseId);
    const own = await dialog.findByRole('radio', { name: new RegExp(t('admin-actions:move.price.house')) });
    expect(
      dialog.getByRole<HTMLInputElement>('radio', {
        name: new RegExp(t('admin-actions:move.price.agreed')),
      }).checked,
    ).toBe(true);
    expect(dialog.queryByRole('region', { name: t('admin-actions:move.effect') })).toBeNull();
    await user.click(own);
    const effect = dialog.getByRole('region', { name: t('admin-actions:move.effect') });
    for (const amount of ['₩1,400,000', '+₩300,000', '₩1,700,000', '₩300,000'])
      expect(within(effect).getByText(amount)).toBeTruthy();
    await user.type(dialog.getByLabelText(t('admin-actions:reason')), 'The boiler is beyond repair.');

    await costs(1_300_000);
    await user.click(dialog.getByRole('button', { name: /₩1,700,000/ }));
    const told = await dialog.findByRole('alert');
    expect(told.textContent).toContain('₩1,800,000');
    const again = await dialog.findByRole('button', { name: /₩1,800,000/ });
    await user.click(again);
    await screen.findByText(t('admin-actions:move.done'));
    const moved = await admin.host.ctx.db
      .selectFrom('reservations')
      .select(['house_id', 'total'])
      .where('id', '=', stay.id)
      .executeTakeFirstOrThrow();
    expect(moved).toEqual({ house_id: houseId, total: 1_800_000 });
  });

  test('offers the agreed price alone for a request that is paid and not signed', async () => {
    const { user } = admin.staff;
    const { who, stay } = await someoneWithAStay(admin.host, { checkIn: '2027-06-01' });
    await payStay(admin.host, who, stay);
    const houseId = await createHouse(admin.host);
    const dialog = await opens(stay.id);
    const house = await dialog.findByLabelText<HTMLSelectElement>(t('admin-actions:move.house'));
    await waitFor(() => expect(house.options.length).toBeGreaterThan(1));
    await user.selectOptions(house, houseId);
    await dialog.findByText(t('admin-errors:move_price_unsigned'));
    const own = dialog.getByRole<HTMLInputElement>('radio', {
      name: new RegExp(t('admin-actions:move.price.house')),
    });
    expect(own.disabled).toBe(true);
  });
});
