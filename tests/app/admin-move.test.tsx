import { screen, startScreen, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { createHouse, someoneWithAConfirmedStay } from '#tests/kit/stays.ts';

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

describe('the dialog that moves a stay to another house', () => {
  test('sends nothing while there is no house to choose, and offers one whose shortest stay is longer', async () => {
    const { stay } = await someoneWithAConfirmedStay(host, { checkIn: '2027-05-03', nights: 14 });
    const opens = async () => {
      await staff.opens(`/admin/reservations/${stay.id}`);
      await staff.user.click(await screen.findByRole('button', { name: t('admin-actions:move.title') }));
      return within(await screen.findByRole('dialog'));
    };
    const submit = (dialog: ReturnType<typeof within>) =>
      dialog.getByRole('button', { name: t('admin-actions:move.submit') });
    const none = await opens();
    await none.findByText(t('admin-actions:move.none'));
    expect(submit(none).getAttribute('aria-disabled')).toBe('true');

    const houseId = await createHouse(host, { minNights: 60 });
    const some = await opens();
    expect((await some.findByRole<HTMLOptionElement>('option', { name: /시험의 집/ })).value).toBe(houseId);
    expect(submit(some).getAttribute('aria-disabled')).toBeNull();
  });
});
