// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import en from '../../../../../locales/en/settings.json';
import ko from '../../../../../locales/ko/settings.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { DeviceList } from './device-list.tsx';

afterEach(cleanup);

const device = {
  id: 'a',
  userAgent: 'Chrome/131.0.0.0',
  ip: '203.0.113.7',
  loggedInAt: '2026-11-26T18:00:00.000Z',
  lastSeenAt: '2026-11-26T18:30:00.000Z',
  current: true,
};

it.each([
  ['en', en, 'Last used 27 Nov 2026 03:30 (Korean time)'],
  ['ko', ko, '2026년 11월 27일 03:30(한국 시간)에 마지막으로 사용'],
] as const)(
  'a device was last used at a time in Korea, in the words of %s',
  async (language, settings, said) => {
    await startTexts(language, { settings });
    render(<DeviceList devices={[device]} onEverywhere={() => Promise.resolve()} />);
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
  },
);
