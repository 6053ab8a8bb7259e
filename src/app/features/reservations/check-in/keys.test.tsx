// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import mypage from '../../../../../locales/en/mypage.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { Keys } from './keys.tsx';
import * as queries from '../queries.ts';

const both = (text: string) => ({ ko: text, en: text });
const info = {
  addressForTaxi: '서울 우사단로 1',
  address: both('1 Usadan-ro'),
  doorCode: '7348*',
  wifiName: 'ondol',
  wifiPassword: 'ginkgo',
  way: both('Uphill'),
  trash: null,
  rules: [],
  latitude: 37.5,
  longitude: 127,
};
const read = vi.spyOn(queries, 'recordCheckInRead').mockResolvedValue();

beforeEach(async () => {
  await startTexts('en', { mypage });
  vi.useFakeTimers();
  render(<Keys id="r1" info={info} day="staying" checkIn="2026-12-01" />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  read.mockClear();
});
const press = () => fireEvent.click(screen.getByRole('button', { name: mypage.checkIn.show }));
const isShown = () => screen.queryByText(info.doorCode) !== null;

it('a door code is behind a tap, which the host is told of, and goes after half a minute', () => {
  expect(isShown()).toBe(false);
  expect(read).not.toHaveBeenCalled();
  press();
  expect(isShown()).toBe(true);
  expect(read).toHaveBeenCalledExactlyOnceWith('r1');
  void act(() => vi.advanceTimersByTime(29_000));
  expect(isShown()).toBe(true);
  void act(() => vi.advanceTimersByTime(1_000));
  expect(isShown()).toBe(false);
});

it('it goes at once when the phone is locked or another app is opened', () => {
  press();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isShown()).toBe(false);
});

it('the code for the Wi-Fi opens in sight, wherever its button stands', async () => {
  vi.useRealTimers();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: mypage.checkIn.qr }));
  const code = await screen.findByRole('img', { name: mypage.checkIn.qrLabel });
  expect(scrolled.mock.contexts).toEqual([code]);
  scrolled.mockRestore();
});
