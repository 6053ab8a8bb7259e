import { screen, within } from '#tests/kit/screen.tsx';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { session } from '#app/platform/session/session.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import {
  createHouse,
  requestReservation,
  someoneWithAConfirmedReservation,
} from '#tests/kit/reservations.ts';

const member = staffScreen();

test('dates whose hold runs out have a way above the card of the stay that begins soon', async () => {
  const today = seoulDate(Date.now());
  const { who, reservation } = await someoneWithAConfirmedReservation(member.host, {
    checkIn: addDays(today, 2),
  });
  const houseId = await createHouse(member.host);
  const held = await requestReservation(member.host, who, { houseId, checkIn: addDays(today, 90) });
  session.store({ accessToken: await tokenNow(member.host, who), refreshToken: 'none' });
  await member.staff.opens('/mypage');
  const way = await screen.findByRole('link', { name: /까지 날짜를 잡아 두었어요/ });
  expect(way.getAttribute('href')).toBe(`/mypage/${held.data.id}`);
  const whole = screen.getAllByRole('link', { name: new RegExp(member.t('mypage:next.details')) });
  expect(whole.map((link) => link.getAttribute('href'))).toEqual([
    `/mypage/${reservation.id}`,
    `/mypage/${held.data.id}`,
  ]);
  const pay = screen.getByRole('button', { name: member.t('booking:payment.pay') });
  expect(pay.className, 'as high as primary buttons are').toBe(buttonClass({ variant: 'primary' }));
});

test('the page of a house says that the member holds the dates, and leads to the booking', async () => {
  const who = await person(member.host);
  const houseId = await createHouse(member.host);
  const checkIn = addDays(seoulDate(Date.now()), 90);
  const held = await requestReservation(member.host, who, { houseId, checkIn });
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
  const { data } = await requestReservation(member.host, await person(member.host), { houseId, checkIn });
  session.store({
    accessToken: await tokenNow(member.host, await person(member.host)),
    refreshToken: 'none',
  });
  await member.staff.opens(`/detail?id=${houseId}&checkIn=${checkIn}&checkOut=${data.checkOut}`);
  expect((await screen.findAllByText(member.t('houses:booking.notFree'))).length).toBeGreaterThan(0);
});

describe('a link to the form of a request whose dates are taken meanwhile', () => {
  const { t } = member;
  const checkIn = addDays(seoulDate(Date.now()), 90);
  const isMe = { name: (said: string) => said === t('booking:people.you') };
  const firstName = async () =>
    within(await screen.findByRole('group', isMe)).getByLabelText<HTMLInputElement>(
      t('auth:contact.firstName'),
    );
  async function takenLink(me: Person, holder: Person) {
    const houseId = await createHouse(member.host);
    const held = await requestReservation(member.host, holder, { houseId, checkIn });
    session.store({ accessToken: await tokenNow(member.host, me), refreshToken: 'none' });
    const { checkOut } = held.data;
    return { held: held.data, houseId, checkOut, link: `/book?${query({ houseId, checkIn, checkOut })}` };
  }
  const query = (search: Record<string, string>) => new URLSearchParams(search).toString();

  test('says so as it opens, without taking the focus, and leads to other dates and other houses', async () => {
    const { houseId, checkOut, link } = await takenLink(await person(member.host), await person(member.host));
    await member.staff.opens(link);
    const notice = (await screen.findByText(t('booking:taken.title'))).closest('[role=status]')!;
    expect(document.activeElement).not.toBe(notice);
    const way = (name: string) =>
      within(notice as HTMLElement)
        .getByRole('link', { name })
        .getAttribute('href');
    expect(way(t('booking:toCalendar'))).toContain(`/detail?id=${houseId}`);
    expect(way(t('booking:toHouses'))).toBe(`/houses?${query({ checkIn, checkOut, guests: '1' })}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the form before the calendar answers, and a late answer disturbs nobody who types', async () => {
    const { link } = await takenLink(await person(member.host), await person(member.host));
    let answer = () => {};
    let answered = Promise.resolve();
    const withhold = () => (answered = new Promise((resolve) => (answer = resolve)));
    void withhold();
    const { fetch } = member.host;
    const slow = vi.spyOn(member.host, 'fetch').mockImplementation(async (request) => {
      if (request.url.includes('/availability')) await answered;
      return fetch(request);
    });
    onTestFinished(() => slow.mockRestore());
    await member.staff.opens(link);
    const field = await firstName();
    await member.staff.user.clear(field);
    await member.staff.user.type(field, 'Th');
    expect(screen.queryByText(t('booking:taken.title'))).toBeNull();
    answer();
    await screen.findByText(t('booking:taken.title'));
    expect(document.activeElement).toBe(field);
    await member.staff.user.keyboard('ao');
    void withhold();
    await member.staff.user.click(screen.getByRole('button', { name: t('booking:stay.moreBedding') }));
    const each = won(booking.beddingSetPrice);
    await screen.findAllByText(t('booking:price.beddingWhy', { each, count: 1 }));
    expect(await firstName()).toHaveProperty('value', 'Thao');
    expect(screen.queryByText(t('booking:taken.title')), 'while it is asked again').not.toBeNull();
    answer();
  });

  test('leads whoever holds them to the booking', async () => {
    const me = await person(member.host);
    const { held, link } = await takenLink(me, me);
    await member.staff.opens(link);
    const way = await screen.findByRole('link', { name: '예약 마저 하기' });
    expect(way.getAttribute('href')).toBe(`/book/${held.id}`);
    expect(screen.queryByText(t('booking:taken.title'))).toBeNull();
  });

  test('leads to the booking too where only the answer to the request was lost', async () => {
    const me = await person(member.host);
    const houseId = await createHouse(member.host);
    const checkOut = addDays(checkIn, 35);
    session.store({ accessToken: await tokenNow(member.host, me), refreshToken: 'none' });
    await member.staff.opens(`/book?${query({ houseId, checkIn, checkOut })}`);
    for (const consent of ['booking:consent.terms', 'booking:consent.cancellation'])
      await member.staff.user.click(
        await screen.findByRole('checkbox', { name: new RegExp(`^${t(consent)}`) }),
      );
    const held = await requestReservation(member.host, me, { houseId, checkIn, checkOut });
    await member.staff.user.click(screen.getByRole('button', { name: t('booking:submit') }));
    const way = await screen.findByRole('link', { name: '예약 마저 하기' }, { timeout: 15_000 });
    expect(way.getAttribute('href')).toBe(`/book/${held.data.id}`);
    expect(way.closest('[role=alert]')).not.toBeNull();
  });
});

test('a price that could not be worked out is no lost connection: it can be tried again, with the same dates', async () => {
  const houseId = await createHouse(member.host);
  const checkIn = addDays(seoulDate(Date.now()), 90);
  const who = await person(member.host);
  session.store({ accessToken: await tokenNow(member.host, who), refreshToken: 'none' });
  const { fetch } = member.host;
  // As a proxy fails, without a word of ours.
  const failing = vi.spyOn(member.host, 'fetch').mockImplementation(async (request) => {
    if (request.url.includes('/payment-schedule')) return new Response('<h1>502</h1>', { status: 502 });
    return fetch(request);
  });
  const checkOut = addDays(checkIn, 35);
  await member.staff.opens(`/book?houseId=${houseId}&checkIn=${checkIn}&checkOut=${checkOut}`);
  await screen.findByText(member.t('booking:quoteFailed'));
  expect(screen.queryByText(member.t('booking:offline'))).toBeNull();
  expect(screen.queryByRole('link', { name: member.t('booking:toCalendar') })).toBeNull();
  failing.mockRestore();
  await member.staff.user.click(screen.getByRole('button', { name: member.t('booking:retry') }));
  await screen.findByRole('button', { name: member.t('booking:submit') });
});
