import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

it.each([
  ...Intl.supportedValuesOf('timeZone').filter((_, index) => index % 20 === 0),
  'UTC',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'Asia/Ho_Chi_Minh',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+12',
  'US/Pacific',
])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each([
  '',
  'Seoul',
  'Asia/Nowhere',
  '+09:00',
  'UTC+9',
  ' UTC',
  'UTC\n',
  'Asia/Seoul\u0000',
  'Signed before the Gyeonggi District Court',
])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
