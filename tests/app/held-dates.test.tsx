import { screen } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { session } from '#app/platform/session/session.ts';
import { tokenNow } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse, requestStay, someoneWithAConfirmedStay } from '#tests/kit/stays.ts';

const member = staffScreen();

test('dates whose hold runs out have a way above the card of the stay that begins soon', async () => {
  const today = seoulDate(Date.now());
  const { who, stay } = await someoneWithAConfirmedStay(member.host, { checkIn: addDays(today, 2) });
  const houseId = await createHouse(member.host);
  const held = await requestStay(member.host, who, { houseId, checkIn: addDays(today, 90) });
  session.store({ accessToken: await tokenNow(member.host, who), refreshToken: 'none' });
  await member.staff.opens('/mypage');
  const way = await screen.findByRole('link', { name: /까지 날짜를 잡아 두었어요/ });
  expect(way.getAttribute('href')).toBe(`/mypage/${held.data.id}`);
  const whole = screen.getAllByRole('link', { name: new RegExp(member.t('mypage:next.details')) });
  expect(whole.map((link) => link.getAttribute('href'))).toEqual([
    `/mypage/${stay.id}`,
    `/mypage/${held.data.id}`,
  ]);
});
