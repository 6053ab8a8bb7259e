import '#tests/kit/document.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { showRefusalToasts } from '#app/layouts/notices/refusal-toast.ts';
import { ApiError, api, setTransport } from '#app/platform/api/api.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { receiveToasts } from '#app/ui/feedback/toast.ts';
import { nextEvent } from '#app/features/boards/next-event.ts';
import { person, startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { wishBody } from '#tests/kit/reservations.ts';
import { textsOf } from '#tests/kit/texts.ts';

const t = textsOf('en');
const NOBODYS = '00000000-0000-4000-8000-000000000000';
let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let said: { kind: string; text: string }[] = [];
beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo(host);
  setTransport({ base: 'http://localhost:3000', language: () => 'en' });
  await startTexts('en');
  receiveToasts(({ kind, text }) => said.push({ kind, text }));
  const { token } = await person(host);
  session.store({ accessToken: token, refreshToken: 'none' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
afterEach(() => {
  said = [];
  wire.network.inTheWay = null;
});

const stay = { params: { id: NOBODYS } };
const ratings = { facilities: 5, communication: 4, community: 3, location: 5 } as const;
const refusals = {
  look: () => api.reservations.get(stay),
  list: () => api.reservations.upcoming(),
  cancel: () => api.reservations.cancel({ ...stay, query: { expectedRefund: '0' } }),
  review: () => api.reservations.review({ ...stay, body: { ratings, comment: 'Warm.', privateComment: '' } }),
  schedule: () => api.reservations.quote({ body: { ...wishBody({ houseId: 'none' }) } }),
};
const failureOf = (work: () => Promise<unknown>) =>
  work().then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => error as ApiError,
  );

it('a call that failed before somebody listens is told then', async () => {
  wire.network.inTheWay = 500;
  await failureOf(() => api.boards.list({ query: {} }));
  expect(said).toEqual([]);
  showRefusalToasts();
  await vi.waitFor(() => expect(said).toEqual([{ kind: 'error', text: t('errors:server_error') }]));
});

it.each(['look', 'cancel', 'review', 'schedule'] as const)(
  'a refusal of the call to %s is a warning in the host’s words',
  async (name) => {
    const { status, body } = await failureOf(refusals[name]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await vi.waitFor(() => expect(said).toEqual([{ kind: 'warning', text: body.errorMessage }]));
  },
);

it.each([
  ['look', 'mypage:lookupFailed'],
  ['list', 'mypage:lookupFailed'],
  ['cancel', 'booking:cancel.failed'],
  ['review', 'reviews:notCreated'],
  ['schedule', 'booking:quoteFailed'],
] as const)('a refusal of the call to %s by a proxy is a warning in our own words', async (name, text) => {
  wire.network.inTheWay = 403;
  await failureOf(refusals[name]);
  await vi.waitFor(() => expect(said).toEqual([{ kind: 'warning', text: t(text) }]));
});

it.each([
  ['the next event of the home screen', () => nextEvent().then(({ later }) => later)],
  ['a list', () => api.boards.list({ query: {} })],
  ['the main board', () => api.boards.main()],
  ['a board', () => api.boards.get({ params: { id: NOBODYS } })],
] as const)('a bare 500 of boards, as a proxy sends it, is an error: %s', async (_, work) => {
  wire.network.inTheWay = 500;
  await work().catch(() => null);
  await vi.waitFor(() => expect(said).toEqual([{ kind: 'error', text: t('errors:server_error') }]));
});

it('what is refused elsewhere, and a failure of other calls, is for the screen to tell', async () => {
  await failureOf(() => api.boards.get({ params: { id: NOBODYS } }));
  wire.network.inTheWay = 500;
  await failureOf(refusals.look);
  await failureOf(() => api.faqs.groups());
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).toEqual([]);
});

it('the error of a failed call carries status, response and body', async () => {
  const error = await failureOf(refusals.look);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: 'not_found', body: { code: 'not_found' } });
  expect(error.response).toBeInstanceOf(Response);
  expect(error.response.status).toBe(404);
  expect(await error.response.json()).toEqual(error.body);

  wire.network.inTheWay = 413;
  const bare = await failureOf(() => api.faqs.groups());
  expect(bare).toMatchObject({ status: 413, message: '', body: { errorMessage: '', code: 'invalid_input' } });
  expect(bare.response.status).toBe(413);
});
