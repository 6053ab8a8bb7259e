// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkOutExamples } from '#contract/examples/check-out.ts';
import { reservationExamples } from '#contract/examples/reservations.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import texts from '../../../../locales/en/check-out.json';
import { CheckOutPart } from './check-out-part.tsx';
import type { OwnCheckOut } from './queries.ts';

const reservation = reservationExamples.get.data;
const sent = checkOutExamples.get.data;
const unsent = { ...sent, report: null };

/** The host's answer when the part loads the report itself. */
const told = vi.hoisted(() => ({ now: null as OwnCheckOut | null }));
vi.mock('./queries.ts', () => ({
  ownCheckOut: () => Promise.resolve(told.now),
  sendCheckOut: () => Promise.resolve({ ok: true, value: sent }),
  objectToDeductions: () => Promise.reject(new Error('nobody objects')),
}));

const read = (value: typeof unsent | typeof sent): OwnCheckOut => ({
  report: { value, readAt: Date.now(), fromDevice: false, onDevice: true },
});
const part = (asked: unknown, along: OwnCheckOut) => (
  <CheckOutPart reservation={reservation} read={asked} along={along} today={sent.closesOn} className="" />
);
const send = () => screen.queryByRole('button', { name: texts.report.send });

beforeEach(() => startTexts('en', { 'check-out': texts }));
afterEach(cleanup);

it('shows a report that was sent, whatever the screen had read before', async () => {
  told.now = read(sent);
  const { rerender } = render(part({}, read(unsent)));
  await act(async () => undefined);
  fireEvent.click(send()!);
  const change = await screen.findByRole('button', { name: texts.report.change });
  rerender(part({}, read(unsent)));
  await act(async () => undefined);
  expect(change.isConnected, 'an old read that comes late').toBe(true);
  expect(send()).toBeNull();
});
