import { startScreen, waitFor } from '#tests/kit/screen.tsx';
import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingView } from '#app/features/contracts/queries.ts';
import { useSignerLanguage } from '#app/screens/signing/use-signer-language.ts';
import { switchLanguage } from '#app/platform/i18n/switch-language.ts';
import { createAppRouter } from '#app/router.tsx';
import { person, startTestHost, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { createHouse, requestReservation, signingTokens } from '#tests/kit/reservations.ts';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  wire = wireTo(host);
  await startScreen(host, 'ko');
});
afterAll(async () => {
  wire.close();
  await host.close();
});

async function loads(token: string) {
  history.replaceState(null, '', `/sign?token=${token}`);
  await createAppRouter({}).load();
  return i18next.language;
}

test('a signing page opens in the language of its occupant, and tells the one that they switch to', async () => {
  const who = await person(host, { language: 'en' });
  const { data: reservation } = await requestReservation(host, who, {
    houseId: await createHouse(host),
    guests: 2,
  });
  const [own, friend] = await signingTokens(host, reservation);
  expect(await loads(own!)).toBe('ko');
  expect(await loads(friend!)).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('lng')).toBeNull();

  const view = await signingView(friend!);
  renderHook(() => useSignerLanguage(friend!, view.ok ? view.value : null));
  await act(() => switchLanguage('ko'));
  const stored = () =>
    host.ctx.db
      .selectFrom('occupants')
      .select(['language', 'is_own_language'])
      .where('reservation_id', '=', reservation.id)
      .where('position', '=', 2)
      .executeTakeFirst();
  await waitFor(async () => expect(await stored()).toEqual({ language: 'ko', is_own_language: true }));
  expect(await loads(friend!)).toBe('ko');
});
