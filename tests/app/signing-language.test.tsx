import { screen, startScreen, waitFor, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchLanguage } from '#app/platform/i18n/switch-language.ts';
import { person, startTestHost, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { createHouse, requestStay, signingTokens } from '#tests/kit/stays.ts';
import { textsOf } from '#tests/kit/texts.ts';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let visitor: Screen;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  wire = wireTo(host);
  visitor = await startScreen(host, 'ko');
});
afterAll(async () => {
  wire.close();
  await host.close();
});

test('the page of an occupant opens in their language with the names as booked, and tells the language that they switch to', async () => {
  const who = await person(host, { language: 'ko' });
  const names: [string, string][] = [
    ['Linh', 'Nguyễn'],
    ['Tomás', 'Pereira'],
  ];
  const wish = { houseId: await createHouse(host), guests: 2, names };
  const { data: stay } = await requestStay(host, who, wish);
  await host.ctx.db
    .updateTable('contract_signers')
    .set({ language: 'en' })
    .where('position', '=', 2)
    .execute();
  const [own, friend] = await signingTokens(host, stay);
  const [ko, en] = [textsOf('ko'), textsOf('en')];

  await visitor.opens(`/sign?token=${own}`);
  await screen.findByRole('heading', { name: ko('sign:title') });
  expect(screen.getByLabelText<HTMLInputElement>(ko('sign:identity.surname')).value).toBe('NGUYEN');

  await visitor.opens(`/sign?token=${friend}`);
  await screen.findByRole('heading', { name: en('sign:title') });
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('lng')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(en('sign:identity.surname')).value).toBe('PEREIRA');
  expect(screen.getByLabelText<HTMLInputElement>(en('sign:identity.givenNames')).value).toBe('TOMAS');

  await switchLanguage('ko');
  await screen.findByRole('heading', { name: ko('sign:title') });
  const stored = () =>
    host.ctx.db
      .selectFrom('occupants')
      .select(['language', 'is_own_language'])
      .where('reservation_id', '=', stay.id)
      .where('position', '=', 2)
      .executeTakeFirst();
  await waitFor(async () => expect(await stored()).toEqual({ language: 'ko', is_own_language: true }));
});
