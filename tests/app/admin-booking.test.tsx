import { screen, startScreen, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { createHouse, requestStay } from '#tests/kit/stays.ts';

const stay = { checkIn: '2027-05-03', checkOut: '2027-06-14' };
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

describe('a booking for somebody who phones', () => {
  test('is refused in words for the staff, and what was typed stays', async () => {
    const houseId = await createHouse(host);
    const member = await person(host);
    await staff.opens(
      `/admin/reservations/new?${new URLSearchParams({ house: houseId, from: stay.checkIn, to: stay.checkOut })}`,
    );
    await staff.type(t('admin-week:new.member'), member.email);
    await staff.user.click(await screen.findByRole('button', { name: new RegExp(member.email) }));
    await screen.findByText(t('admin-week:new.total'));
    await requestStay(host, await person(host), { houseId, ...stay });
    await staff.user.click(await screen.findByRole('button', { name: t('admin-week:new.submit') }));
    expect(await screen.findByText(t('admin-week:new.refusal.dates_taken'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(t('admin-week:new.occupant.email')).value).toBe(
      member.email,
    );
    expect(screen.queryByText(t('errors:dates_taken')), 'the member’s own words').toBeNull();
  });
});
