import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MoveQuestion } from '#app/admin/reservations/actions/move-question.tsx';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import {
  createHouse,
  payReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';

const admin = staffScreen();
const { t } = admin;

async function opens(id: string) {
  await admin.staff.opens(`/admin/reservations/${id}`);
  await admin.staff.user.click(await screen.findByRole('button', { name: t('admin-actions:move.title') }));
  return within(await screen.findByRole('dialog'));
}

describe('the dialog that moves a stay to another house', () => {
  test('sends nothing while there is no house to choose, and offers one whose shortest stay is longer', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(admin.host, {
      checkIn: '2027-05-03',
      nights: 14,
    });
    const submit = (dialog: ReturnType<typeof within>) =>
      dialog.getByRole('button', { name: t('admin-actions:move.submit') });
    const none = await opens(reservation.id);
    await none.findByText(t('admin-actions:move.none'));
    expect(submit(none).getAttribute('aria-disabled')).toBe('true');

    const houseId = await createHouse(admin.host, { minNights: 60 });
    const some = await opens(reservation.id);
    expect((await some.findByRole<HTMLOptionElement>('option', { name: /시험의 집/ })).value).toBe(houseId);
    expect(submit(some).getAttribute('aria-disabled')).toBeNull();
  });

  test('shows what the price of the house does, and asks again where it changed meanwhile', async () => {
    const { user } = admin.staff;
    const { reservation } = await someoneWithAConfirmedReservation(admin.host, { checkIn: '2027-09-01' });
    const houseId = await createHouse(admin.host);
    const costs = (monthlyRent: number) =>
      admin.host.ctx.db
        .updateTable('houses')
        .set({ monthly_rent: monthlyRent })
        .where('id', '=', houseId)
        .execute();
    await costs(1_200_000);
    const dialog = await opens(reservation.id);
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
      .where('id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    expect(moved).toEqual({ house_id: houseId, total: 1_800_000 });
  });

  test('offers the agreed price alone for a request that is paid and not signed', async () => {
    const { user } = admin.staff;
    const { who, reservation } = await someoneWithAReservation(admin.host, { checkIn: '2027-06-01' });
    await payReservation(admin.host, who, reservation);
    const houseId = await createHouse(admin.host);
    const dialog = await opens(reservation.id);
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

async function asks(id: string, houseId: string | null) {
  await admin.staff.opens(`/admin/reservations/${id}`);
  render(<MoveQuestion id={id} houseId={houseId} onMoved={() => {}} onStale={() => {}} />);
  return screen.findByRole('dialog');
}

describe('the question for a move of which the week view knows the house', () => {
  test('has that house chosen, whatever a draft of before has', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(admin.host, { checkIn: '2027-10-04' });
    const [before, houseId] = [await createHouse(admin.host), await createHouse(admin.host)];
    const ours = async (dialog: HTMLElement) => {
      const field = await within(dialog).findByLabelText<HTMLSelectElement>(t('admin-actions:move.house'));
      await waitFor(() => expect(field.options.length).toBeGreaterThan(1));
      return field;
    };
    expect((await ours(await asks(reservation.id, before))).value).toBe(before);
    const dialog = await asks(reservation.id, houseId);
    expect((await ours(dialog)).value).toBe(houseId);
    await within(dialog).findByRole('radio', { name: new RegExp(t('admin-actions:move.price.house')) });
  });

  test('says that the house is not free, and lets another one be chosen', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(admin.host, { checkIn: '2027-11-01' });
    const other = await someoneWithAConfirmedReservation(admin.host, { checkIn: '2027-11-10' });
    await createHouse(admin.host);
    const dialog = await asks(reservation.id, other.reservation.houseId);
    expect((await within(dialog).findByRole('alert')).textContent).toBe(t('admin-actions:move.gone'));
    const field = within(dialog).getByLabelText<HTMLSelectElement>(t('admin-actions:move.house'));
    expect(field.value).toBe('');
    await admin.staff.user.selectOptions(field, field.options[1]!.value);
    expect(within(dialog).queryByText(t('admin-actions:move.gone'))).toBeNull();
  });

  test('is not asked where the host refuses: its reason stands there instead', async () => {
    const { reservation } = await someoneWithAReservation(admin.host, { checkIn: '2027-07-05' });
    await admin.host.ctx.db
      .updateTable('reservations')
      .set({ hold_expires_at: new Date(admin.host.clock.now()) })
      .where('id', '=', reservation.id)
      .execute();
    const dialog = await asks(reservation.id, await createHouse(admin.host));
    await within(dialog).findByText(t('errors:hold_expired'));
    expect(within(dialog).queryByLabelText(t('admin-actions:move.house'))).toBeNull();
  });
});
