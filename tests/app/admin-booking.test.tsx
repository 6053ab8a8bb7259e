import { screen, waitFor } from '#tests/kit/screen.tsx';
import { describe, expect, test } from 'vitest';
import type { Bilingual } from '#contract/shared.ts';
import { person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse, requestReservation } from '#tests/kit/reservations.ts';

const stay = { checkIn: '2027-05-03', checkOut: '2027-06-14' };
const admin = staffScreen();
const { t } = admin;

describe('a booking for somebody who phones', () => {
  test('begins from the finder with the choice of a house', async () => {
    const houseId = await createHouse(admin.host);
    const { data: house } = await admin.host.call<{ name: Bilingual }>('GET', `/v1/houses/${houseId}`);
    await admin.staff.opens('/admin/reservations/new');
    const choice = await screen.findByRole('combobox', { name: t('admin-week:new.house') });
    await admin.staff.user.click(choice);
    await admin.staff.user.click(screen.getAllByRole('option', { name: house.name.ko })[0]!);
    expect(await screen.findByLabelText(t('admin-week:new.member'))).toBeTruthy();
    expect(new URLSearchParams(location.search).get('house')).toBe(houseId);
  });

  test('says at once that dates are taken, and asks why a stay may be below the minimum', async () => {
    const houseId = await createHouse(admin.host, { minNights: 28 });
    const member = await person(admin.host);
    await requestReservation(admin.host, await person(admin.host), { houseId, ...stay });
    const opens = (from: string, to: string) =>
      admin.staff.opens(`/admin/reservations/new?${new URLSearchParams({ house: houseId, from, to })}`);
    await opens(stay.checkIn, stay.checkOut);
    expect((await screen.findAllByText(t('admin-week:new.taken'))).length).toBeGreaterThan(0);
    expect(screen.queryByText(t('admin-week:new.total')), 'no price of what cannot be had').toBeNull();
    const submit = () => screen.getByRole('button', { name: t('admin-week:new.submit') });
    expect(submit().getAttribute('aria-disabled')).toBe('true');

    await opens('2027-05-01', '2027-05-03');
    await admin.staff.type(t('admin-week:new.member'), member.email);
    await admin.staff.user.click(await screen.findByRole('button', { name: new RegExp(member.email) }));
    await screen.findByText(t('admin-week:new.total'));
    await admin.staff.user.click(submit());
    expect((await screen.findAllByText(new RegExp(t('errors:reason_required')))).length).toBeGreaterThan(0);
    await admin.staff.type(
      new RegExp(`^${t('admin-week:new.minNightsReason')}`),
      '다음 입주까지 빈 이틀이에요.',
    );
    await admin.staff.user.click(submit());
    await waitFor(() => expect(location.pathname).toMatch(/^\/admin\/reservations\/[\da-f-]{36}$/));
    expect(await screen.findByText('다음 입주까지 빈 이틀이에요.'), 'in the timeline').toBeTruthy();
  });

  test('is refused in words for the staff, and what was typed stays', async () => {
    const houseId = await createHouse(admin.host);
    const member = await person(admin.host);
    await admin.staff.opens(
      `/admin/reservations/new?${new URLSearchParams({ house: houseId, from: stay.checkIn, to: stay.checkOut })}`,
    );
    await admin.staff.type(t('admin-week:new.member'), member.email);
    await admin.staff.user.click(await screen.findByRole('button', { name: new RegExp(member.email) }));
    await screen.findByText(t('admin-week:new.total'));
    await requestReservation(admin.host, await person(admin.host), { houseId, ...stay });
    await admin.staff.user.click(await screen.findByRole('button', { name: t('admin-week:new.submit') }));
    expect(await screen.findByText(t('admin-week:new.refusal.dates_taken'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(t('admin-week:new.occupant.email')).value).toBe(
      member.email,
    );
    expect(screen.queryByText(t('errors:dates_taken')), 'the member’s own words').toBeNull();
  });
});
