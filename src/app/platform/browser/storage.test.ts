import { afterAll, expect, it, vi } from 'vitest';
import { storage } from './storage.ts';

afterAll(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};
const stored = new Map<string, string>();
const area = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

it('reads what a full device refused for as long as the page lives, and leaves no older value behind', () => {
  vi.stubGlobal('localStorage', area);
  storage.set('refreshToken', 'first');
  vi.stubGlobal('localStorage', { ...area, setItem: refuse });
  storage.set('refreshToken', 'second');
  expect(storage.get('refreshToken')).toBe('second');
  expect(stored.get('refreshToken')).toBeUndefined();

  vi.stubGlobal('localStorage', area);
  storage.set('refreshToken', 'third');
  expect(stored.get('refreshToken')).toBe('third');
  storage.remove('refreshToken');
  expect(storage.get('refreshToken')).toBeNull();
});

it('never throws where the browser refuses all of it', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
});
