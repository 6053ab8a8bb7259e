import { describe, expect, it } from 'vitest';
import { safeNext } from './next.ts';

describe('where log-in leads', () => {
  it.each(['/mypage', '/book?houseId=a&checkIn=2026-12-01', '/mypage/7#contract'])(
    'goes on to %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example/a',
    'https://evil.example/',
    'javascript:alert(1)',
    'mypage',
    '',
    undefined,
    7,
    ['/mypage'],
  ])('does not follow %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });
});
