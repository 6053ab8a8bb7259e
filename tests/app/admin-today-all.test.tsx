import { screen, startScreen, waitFor, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Today } from '#contract/admin/today.ts';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { minutes, someoneWithAReservation } from '#tests/kit/reservations.ts';

const clock = testClock(new Date().toISOString());
let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let staff: Screen;

beforeAll(async () => {
  host = await startTestHost({ demo: false, clock });
  wire = wireTo({
    fetch: async (request) => {
      const answer = await host.fetch(request);
      if (new URL(request.url).pathname !== '/v1/admin/today') return answer;
      const { data, ...rest } = (await answer.json()) as { data: Today };
      // As if each list had three more than it shows.
      const cut = Object.entries(data).map(([name, list]) =>
        typeof list === 'string' ? [name, list] : [name, { ...list, total: list.items.length + 3 }],
      );
      return Response.json({ ...rest, data: Object.fromEntries(cut) as Today });
    },
  });
  staff = await startScreen(host, 'ko');
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(async () => {
  localStorage.clear();
  const { token } = await person(host, { role: 'admin', name: 'Jiwoo' });
  session.store({ accessToken: token, refreshToken: 'none' });
});
const t: Screen['t'] = (...key) => staff.t(...key);

test('each list of the day leads to the table with all of it, filtered by that list', async () => {
  const { reservation } = await someoneWithAReservation(host);
  await staff.opens('/admin');
  const more = async (list: string) => {
    const heading = new RegExp(`^${t(`admin-today:list.${list}` as 'admin-today:list.holds')}`);
    const region = await screen.findByRole('region', { name: heading });
    return within(region).queryByRole('link', { name: t('admin-today:more', { count: 3 }) });
  };
  for (const [list, address] of Object.entries({
    holds: '/admin/reservations?today=holds',
    refundsToSend: '/admin/reservations?today=refundsToSend',
    tickets: '/admin/tickets?filter=open',
    consultations: '/admin/consultations?state=open',
    problems: '/admin/turnovers?state=problem',
    messages: '/admin/messages',
  }))
    expect((await more(list))?.getAttribute('href'), list).toBe(address);
  await staff.user.click((await more('holds'))!);
  const filter = await screen.findByLabelText<HTMLSelectElement>(t('admin-reservations:filter.today'));
  expect(filter.value).toBe('holds');
  expect(within(screen.getByRole('table')).getByText(new RegExp(reservation.code))).toBeTruthy();
});

test('the messages that did not leave lead to what each is about, until they are dealt with', async () => {
  const { who, reservation } = await someoneWithAReservation(host);
  clock.forward(minutes(11));
  const { id } = await host.ctx.db
    .updateTable('outbox')
    .set({ failed_at: new Date(clock.now()), last_error: 'mailbox full' })
    .where('recipient', '=', who.email)
    .where('channel', '=', 'email')
    .returning('id')
    .executeTakeFirstOrThrow();
  await staff.opens('/admin/messages');
  expect(await screen.findByRole('heading', { level: 1, name: t('admin-today:list.messages') })).toBeTruthy();
  const lines = await screen.findAllByRole('link', { name: new RegExp(who.email) });
  expect(lines.map((line) => line.getAttribute('href'))).toContain(
    `/admin/reservations/${reservation.id}#message-${id}`,
  );
  const settle = () =>
    screen.queryAllByRole('button', {
      name: new RegExp(`^${t('admin-messages:settle.action')}: ${who.email}`),
    });
  const before = settle().length;
  await staff.user.click(settle()[0]!);
  await screen.findByText(t('admin-messages:settle.done'));
  await waitFor(() => expect(settle()).toHaveLength(before - 1));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
