import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('where log-in leads', () => {
  it.each([
    '/mypage',
    '/book?houseId=a&checkIn=2026-12-01',
    '/mypage/7#contract',
    '/houses?next=%2F%2Fevil.example',
    '/community?q=100%25',
    '/houses/%ED%99%8D%EB%8C%80',
  ])('goes on to %s', (next) => {
    expect(safeRedirect(next)).toBe(next);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example/a',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%2e/%2fevil.example',
    '%2F%2Fevil.example',
    '/auth/login?next=//evil.example',
    'https://evil.example/',
    'http://other.example/x',
    'https%3A%2F%2Fother.example%2F',
    'data:text/html,<h1>hi',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '["/mypage/profile"]',
    '{"a":"//other.example"}',
    '/auth/signup?next=https%3A%2F%2Fother.example',
    'mypage',
    '',
    undefined,
    7,
    ['/mypage'],
  ])('does not follow %j', (next) => {
    expect(safeRedirect(next)).toBeNull();
  });
});
