import { screen } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { session } from '#app/platform/session/session.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { person, tokenNow } from '#tests/kit/api.ts';
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
  const pay = screen.getByRole('button', { name: member.t('booking:payment.pay') });
  expect(pay.className, 'as high as primary buttons are').toBe(buttonClass({ variant: 'primary' }));
});

test('the page of a house says that the member holds the dates, and leads to the booking', async () => {
  const who = await person(member.host);
  const houseId = await createHouse(member.host);
  const checkIn = addDays(seoulDate(Date.now()), 90);
  const held = await requestStay(member.host, who, { houseId, checkIn });
  session.store({ accessToken: await tokenNow(member.host, who), refreshToken: 'none' });
  const { checkOut } = held.data;
  await member.staff.opens(`/detail?id=${houseId}&checkIn=${checkIn}&checkOut=${checkOut}`);
  const ways = await screen.findAllByRole('link', { name: '예약 마저 하기' });
  expect(new Set(ways.map((way) => way.getAttribute('href')))).toEqual(new Set([`/book/${held.data.id}`]));
  expect(screen.queryByText(member.t('houses:booking.notFree'))).toBeNull();
});

test('whoever does not hold them reads that they are taken', async () => {
  const houseId = await createHouse(member.host);
  const checkIn = addDays(seoulDate(Date.now()), 90);
  const { data } = await requestStay(member.host, await person(member.host), { houseId, checkIn });
  session.store({
    accessToken: await tokenNow(member.host, await person(member.host)),
    refreshToken: 'none',
  });
  await member.staff.opens(`/detail?id=${houseId}&checkIn=${checkIn}&checkOut=${data.checkOut}`);
  expect((await screen.findAllByText(member.t('houses:booking.notFree'))).length).toBeGreaterThan(0);
});
