import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#contract/brand.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { startTexts, texts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { payReservation, signAll, someoneWithAReservation, stayOf } from '#tests/kit/reservations.ts';

const member = staffScreen();
const { t } = member;
const checkIn = addDays(seoulDate(Date.now()), 60);

afterEach(() => vi.unstubAllGlobals());

type Booked = { who: Person; reservation: Reservation };

async function requested(wish: { names?: [string, string][] } = {}): Promise<Booked> {
  const booked = await someoneWithAReservation(member.host, { checkIn, ...wish });
  session.store({ accessToken: await tokenNow(member.host, booked.who), refreshToken: 'none' });
  return booked;
}

async function confirmed(wish: { names?: [string, string][] } = {}): Promise<Booked> {
  const { who, reservation } = await requested(wish);
  await payReservation(member.host, who, reservation);
  await signAll(member.host, reservation);
  return { who, reservation: (await stayOf(member.host, who, reservation.id)).data };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const letter = () => document.querySelector('blockquote')!;

test('a confirmed member is welcomed by the first name, with the days of the own stay and a text for home', async () => {
  const { reservation } = await confirmed();
  const [{ firstName }] = reservation.occupants as [Reservation['occupants'][number]];
  await member.staff.opens(`/mypage/${reservation.id}/welcome`);
  expect(heading()).toBe(t('welcome:title', { name: firstName }));
  expect(document.title).toContain(t('welcome:title', { name: firstName }));
  const days = screen.getByRole('list', { name: t('flow:confirmed.timeline') });
  expect(within(days).getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(letter().textContent).toContain(reservation.address!.ko);
  expect(letter().querySelector('[lang="en"]')!.textContent).toContain(reservation.address!.en);
  expect(letter().textContent).toContain(brand.concierge);
  screen.getByRole('button', { name: t('mypage:calendar.action') });
  expect(screen.getByRole('link', { name: t('welcome:toStay') }).getAttribute('href')).toBe(
    `/mypage/${reservation.id}`,
  );
  expect(document.body.textContent, 'no fingerprint of the contract').not.toMatch(/[0-9a-f]{64}/);
});

test('the text is shared where the browser can, and copied everywhere', async () => {
  const { reservation } = await confirmed();
  await member.staff.opens(`/mypage/${reservation.id}/welcome`);
  expect(screen.queryByRole('button', { name: t('welcome:parents.share') })).toBeNull();
  await member.staff.user.click(screen.getByRole('button', { name: t('welcome:parents.copy') }));
  await screen.findByText(t('welcome:parents.copied'));
  expect(await navigator.clipboard.readText()).toContain(reservation.address!.ko);

  const share = vi.fn(async (_shared: ShareData) => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  try {
    await member.staff.opens(`/mypage/${reservation.id}/welcome`);
    await member.staff.user.click(screen.getByRole('button', { name: t('welcome:parents.share') }));
    expect(share.mock.calls[0]![0].text).toContain(reservation.address!.en);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('names in other scripts, and the other language', async () => {
  const { reservation } = await confirmed({ names: [['志豪', '陳']] });
  const [{ firstName }] = reservation.occupants as [Reservation['occupants'][number]];
  await startTexts('en');
  await texts.changeLanguage('en');
  try {
    await member.staff.opens(`/mypage/${reservation.id}/welcome`);
    await waitFor(() => expect(heading()).toBe(`Welcome to Seoul, ${firstName}`));
    expect(letter().querySelector('[lang="ko"]')!.textContent).toContain(reservation.address!.ko);
    expect(letter().textContent).toContain(reservation.listingName.en);
  } finally {
    await texts.changeLanguage('ko');
  }
});

test('a stay that is not confirmed shows itself, and leads to no welcome', async () => {
  const { reservation } = await requested();
  await member.staff.opens(`/mypage/${reservation.id}/welcome`);
  await waitFor(() => expect(location.pathname).toBe(`/mypage/${reservation.id}`));
  expect(heading()).toBe(reservation.listingName.ko);
  expect(screen.queryByRole('link', { name: t('mypage:welcome') })).toBeNull();
});

test('a stay of somebody else is not found', async () => {
  const { reservation } = await confirmed();
  const stranger = await person(member.host);
  session.store({ accessToken: stranger.token, refreshToken: 'none' });
  await member.staff.opens(`/mypage/${reservation.id}/welcome`);
  await screen.findByText(t('mypage:reservation.none'));
  expect(document.body.textContent).not.toContain(reservation.address!.ko);
});

test('whoever comes later finds the page on that of the stay, until the check-in is over', async () => {
  const { reservation } = await confirmed();
  await member.staff.opens(`/mypage/${reservation.id}`);
  const way = await screen.findByRole('link', { name: t('mypage:welcome') });
  expect(way.getAttribute('href')).toBe(`/mypage/${reservation.id}/welcome`);
  // The booking's own address is where a payment and a signature end.
  await member.staff.opens(`/book/${reservation.id}`);
  await waitFor(() => expect(location.pathname).toBe(`/mypage/${reservation.id}/welcome`));
});
