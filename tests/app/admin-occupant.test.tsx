import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { someoneWithAReservation } from '#tests/kit/reservations.ts';

const office = staffScreen();

test('a stored number that cannot be called holds up no correction of a name, and can be mended', async () => {
  const { t, host, staff } = office;
  const { reservation } = await someoneWithAReservation(host, {
    checkIn: addDays(seoulDate(Date.now()), 60),
  });
  const { db } = host.ctx;
  const phone = '91234567012';
  const set = { phone_country: '+84', phone };
  await db.updateTable('occupants').set(set).where('reservation_id', '=', reservation.id).execute();
  const stored = () =>
    db
      .selectFrom('occupants')
      .select(['last_name', 'phone'])
      .where('reservation_id', '=', reservation.id)
      .executeTakeFirst();
  const dialog = () => screen.findByRole('dialog', { name: t('admin-actions:occupant.title') });
  const field = async (name: 'lastName' | 'phone') =>
    within(await dialog()).getByLabelText<HTMLInputElement>(t(`admin-actions:occupant.${name}`));
  const corrects = async (name: 'lastName' | 'phone', text: string) => {
    const input = await field(name);
    await staff.user.clear(input);
    await staff.user.type(input, text);
    const submit = within(await dialog()).getByRole('button', { name: t('admin-actions:occupant.submit') });
    await staff.user.click(submit);
  };
  const asks = async () =>
    staff.user.click(await screen.findByRole('button', { name: t('admin-actions:action.correct_occupant') }));

  await staff.opens(`/admin/reservations/${reservation.id}`);
  await asks();
  await corrects('lastName', 'Trần');
  await waitFor(async () => expect(await stored()).toEqual({ last_name: 'Trần', phone }));

  await staff.opens(`/admin/reservations/${reservation.id}`);
  await asks();
  await corrects('phone', '91234567013');
  await within(await dialog()).findAllByText(t('errors:phone_invalid'));
  expect((await field('phone')).value).toBe('91234567013');
  await corrects('phone', '912345670');
  await waitFor(async () => expect(await stored()).toEqual({ last_name: 'Trần', phone: '912345670' }));
});
