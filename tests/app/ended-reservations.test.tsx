import { screen } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { session } from '#app/platform/session/session.ts';
import { person, tokenNow } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse, requestReservation } from '#tests/kit/reservations.ts';

const member = staffScreen();

async function request() {
  const who = await person(member.host);
  const houseId = await createHouse(member.host);
  const checkIn = addDays(seoulDate(Date.now()), 90);
  const { data } = await requestReservation(member.host, who, { houseId, checkIn });
  session.store({ accessToken: await tokenNow(member.host, who), refreshToken: 'none' });
  return { who, id: data.id };
}

const price = () => screen.findByRole('complementary', { name: member.t('booking:price.title') });

test('a request promises that its deposit comes back', async () => {
  const { id } = await request();
  await member.staff.opens(`/mypage/${id}`);
  expect((await price()).textContent).toContain(member.t('booking:price.depositWhy'));
});

test.each(['cancelled', 'expired'] as const)(
  'a stay that is %s promises no deposit and no change',
  async (end) => {
    const { who, id } = await request();
    if (end === 'cancelled')
      await member.host.call('DELETE', `/v1/reservations/${id}/cancel`, { token: who.token });
    else
      await member.host.ctx.db
        .updateTable('reservations')
        .set({ hold_expires_at: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute();
    await member.staff.opens(`/mypage/${id}`);
    expect((await price()).textContent).not.toContain(member.t('booking:price.depositWhy'));
    await member.staff.opens(`/mypage/${id}/change`);
    await screen.findByText(member.t('mypage:change.over'));
  },
);
