import { screen, waitFor } from '#tests/kit/screen.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { identityDraft } from '#app/features/contracts/identity-fields.tsx';
import { hasDraft, writeDraft } from '#app/platform/forms/draft.ts';
import { session } from '#app/platform/session/session.ts';
import { media } from '#app/ui/theme/media.ts';
import { tokenNow, type Person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { payReservation, signingTokens, someoneWithAReservation } from '#tests/kit/reservations.ts';

const member = staffScreen();
const { t } = member;
/** A screen or two load for the first time, in ms. */
const SLOW = { timeout: 30_000 };
const checkIn = addDays(seoulDate(Date.now()), 60);

// A phone shows the text of a contract: its pages need a browser.
beforeEach(() => {
  const { matchMedia } = window;
  const asPhone = (query: string) =>
    Object.defineProperty(matchMedia(query), 'matches', { value: query === media.mobile });
  vi.spyOn(window, 'matchMedia').mockImplementation(asPhone);
  return () => vi.restoreAllMocks();
});

async function booker(wish: { guests?: number } = {}): Promise<{ who: Person; reservation: Reservation }> {
  const { who, reservation } = await someoneWithAReservation(member.host, { checkIn, ...wish });
  session.store({ accessToken: await tokenNow(member.host, who), refreshToken: 'none' });
  return { who, reservation };
}

/** Opens the mailed link as the first signer, reads, and signs by typing; the other fields were filled before a reload. */
async function signs(reservation: Reservation): Promise<void> {
  const { user, opens } = member.staff;
  const [token] = await signingTokens(member.host, reservation);
  const known = { surname: 'NGUYEN', givenNames: 'LINH', nationality: 'VN', birthDate: '2003-04-05' };
  const signature = { kind: 'typed', text: 'NGUYEN LINH', consent: true };
  const signer = `${reservation.code}/${reservation.contract.signers[0]!.name}`;
  writeDraft('session', `sign/${signer}`, { ...identityDraft(known), ...signature });
  await opens('/faq');
  // The page waits for the contract as it is drawn: React lets it do so only within what is waited for.
  let isOpen = false;
  await waitFor(() => {
    if (!isOpen) history.pushState(null, '', `/sign?token=${token}`);
    isOpen = true;
    screen.getByRole('article', { name: t('sign:pdf.title') });
  }, SLOW);
  await user.click(screen.getByRole('button', { name: t('sign:form.submit') }));
}

const lead = () => document.querySelector('h1')?.nextElementSibling?.textContent;

test('the last step ends on the page that welcomes the member', async () => {
  const { who, reservation } = await booker();
  await payReservation(member.host, who, reservation);
  await signs(reservation);
  const { firstName: name } = reservation.occupants[0]!;
  await screen.findByRole('heading', { level: 1, name: t('welcome:title', { name }) }, SLOW);
  const ways = screen.getAllByRole('link', { name: t('welcome:toStay') });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([`/mypage/${reservation.id}`]);
  expect(screen.queryByText(t('sign:done.title'))).toBeNull();
  expect(hasDraft('sign/'), 'what was typed is gone').toBe(false);
});

test('a signature before the payment leads on to the payment', async () => {
  const { reservation } = await booker();
  await signs(reservation);
  await screen.findByRole('heading', { level: 1, name: t('flow:title') });
  expect(lead()).toBe(t('flow:standing.signed'));
  await screen.findByRole('button', { name: /결제하기$/ });
});

test('whose part is done reads who has yet to sign, with one way onward', async () => {
  const { who, reservation } = await booker({ guests: 2 });
  await payReservation(member.host, who, reservation);
  await signs(reservation);
  await screen.findByRole('heading', { level: 1, name: t('flow:standing.yours') });
  expect(lead()).toBe(t('flow:standing.others', { names: reservation.contract.signers[1]!.name }));
  const ways = screen.getAllByRole('link', { name: t('flow:toStay') });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([`/mypage/${reservation.id}`]);
});

test('where nobody is logged in the page of the link says what is left to do', async () => {
  const { reservation } = await booker();
  session.clear();
  await signs(reservation);
  await screen.findByRole('heading', { level: 1, name: t('sign:done.title') });
  await screen.findByText(t('sign:done.text'));
  const way = screen.getByRole('link', { name: t('sign:done.pay') });
  await waitFor(() => expect(way.getAttribute('href')).toBe(`/book/${reservation.id}`));
});
