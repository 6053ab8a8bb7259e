// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AutomaticPayment } from '#contract/reservations/automatic-payments.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { AutomaticPart } from './automatic-part.tsx';
import * as queries from './queries.ts';

const off: AutomaticPayment = { state: 'off', cardLast4: null, next: null };
const on: AutomaticPayment = { state: 'on', cardLast4: '4242', next: null };

vi.mock('./queries.ts', () => ({
  automaticPayment: vi.fn<typeof queries.automaticPayment>(),
  finishAutomatic: vi.fn<typeof queries.finishAutomatic>(),
}));
afterEach(cleanup);

it('a return from the provider’s page shows what it brought, though the stay was read again meanwhile', async () => {
  await startTexts('en');
  history.replaceState(null, '', '/mypage/r1?setup=s1&key=k1');
  const host = { now: off, finish: () => {} };
  vi.mocked(queries.automaticPayment).mockImplementation(() => Promise.resolve(host.now));
  vi.mocked(queries.finishAutomatic).mockImplementation(
    () => new Promise((resolve) => (host.finish = () => resolve({ ok: true, value: on }))),
  );
  const { rerender } = render(<AutomaticPart reservation={{ id: 'r1' }} along={null} />);
  await waitFor(() => expect(queries.finishAutomatic).toHaveBeenCalled());
  rerender(<AutomaticPart reservation={{ id: 'r1' }} along={off} />);
  host.now = on;
  host.finish();
  expect(await screen.findByText(/4242/)).toBeTruthy();
});
