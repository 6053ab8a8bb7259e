import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminBoard } from '#contract/admin/boards.ts';
import { session } from '#app/platform/session/session.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse, requestReservation } from '#tests/kit/reservations.ts';

const HOUR_MS = 3_600_000;
const admin = staffScreen();
const { t } = admin;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function call<T>(who: Person, method: string, path: string, body?: unknown): Promise<T> {
  const token = await tokenNow(admin.host, who);
  return (await admin.host.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) })).data;
}

async function eventAt(startsAt: string, ko: string): Promise<string> {
  const words = { ko, en: ko };
  const { id } = await call<AdminBoard>(admin.boss, 'POST', '/v1/admin/boards', {
    boardType: 'EVENT',
    title: words,
    summary: words,
    body: { ko: `<p>${ko}</p>`, en: `<p>${ko}</p>` },
    event: { startsAt, place: words, capacity: 1 },
    publishedAt: inHours(-6),
  });
  return id;
}

describe('the events of a member whose time is near', () => {
  let running: string;
  let linh: Person;
  beforeEach(async () => {
    admin.host.clock.set(inHours(-5));
    linh = await person(admin.host);
    const marco = await person(admin.host);
    running = await eventAt(inHours(-0.2), '찻자리');
    const closed = await eventAt(inHours(1), '긴 식탁');
    await call(linh, 'PUT', `/v1/boards/${running}/seat`);
    for (const who of [marco, linh]) await call(who, 'PUT', `/v1/boards/${closed}/seat`);
    admin.host.clock.set(inHours(0));
    session.store({ accessToken: await tokenNow(admin.host, linh), refreshToken: 'none' });
  });

  test('one that is on shows the seat, which can be given up no more', async () => {
    await admin.staff.opens(`/community/${running}`);
    const panel = within(await screen.findByRole('region', { name: t('seats:title') }));
    await panel.findByText(t('seats:seat'));
    expect(panel.queryByRole('button')).toBeNull();
  });

  test('one whose sign-up has closed promises no place to who waited', async () => {
    await admin.staff.opens('/mypage');
    const list = within(await screen.findByRole('region', { name: t('seats:mine.title') }));
    const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`찻자리.*${t('seats:mine.seat')}`)),
      expect.stringMatching(new RegExp(`긴 식탁.*${t('seats:mine.waitedInVain')}`)),
    ]);
  });

  test('and the alerts are in the first drawing of My page: the account below them does not move', async () => {
    const houseId = await createHouse(admin.host);
    const checkIn = addDays(seoulDate(Date.now()), 90);
    const { data } = await requestReservation(admin.host, await person(admin.host), { houseId, checkIn });
    const { checkOut } = data;
    await call(linh, 'POST', '/v1/availability-alerts', { houseId, checkIn, checkOut });
    await admin.staff.opens('/mypage');
    const sections = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(sections.slice(sections.indexOf('stays'))).toEqual(['stays', 'events', 'alerts', 'account']);
  });
});

describe('the guests of an event, for an administrator', () => {
  let id: string;
  beforeEach(async () => {
    admin.host.clock.set(inHours(0));
    id = await eventAt(inHours(30), '김장');
    await call(await person(admin.host), 'PUT', `/v1/boards/${id}/seat`);
    session.store({ accessToken: await tokenNow(admin.host, admin.boss), refreshToken: 'none' });
  });
  afterEach(() => void vi.restoreAllMocks());
  const guests = async () =>
    within(await screen.findByRole('region', { name: t('admin-community:signUps.title') }));

  test('are asked for again where they did not load', async () => {
    const real = globalThis.fetch;
    const wire = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.endsWith('/sign-ups')
        ? Promise.resolve(new Response('', { status: 500 }))
        : real(input, init);
    });
    await admin.staff.opens(`/admin/community/${id}`);
    const again = await (await guests()).findByRole('button', { name: t('admin-community:retry') });
    wire.mockRestore();
    await admin.staff.user.click(again);
    await (await guests()).findByRole('listitem');
    expect(screen.queryByText(t('admin-community:signUps.failed'))).toBeNull();
  });

  test.each(['message', 'cancel'] as const)(
    'are written to (%s): what is missing has the focus',
    async (kind) => {
      const { user } = admin.staff;
      await admin.staff.opens(`/admin/community/${id}`);
      await user.click((await guests()).getByRole('button', { name: t(`admin-community:signUps.${kind}`) }));
      const dialog = within(await screen.findByRole('dialog'));
      const words = kind === 'message' ? 'signUps.send' : 'signUps.cancelConfirm';
      await user.click(dialog.getByRole('button', { name: t(`admin-community:${words}`) }));
      const [korean] = dialog.getAllByRole('textbox');
      await waitFor(() => expect(document.activeElement).toBe(korean));
      expect(korean!.getAttribute('aria-invalid')).toBe('true');
    },
  );
});
