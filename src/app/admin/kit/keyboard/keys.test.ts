// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdsWords } from '../form/holds-words.ts';
import { pressedKey, setSingleKeys } from './keys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setSingleKeys(true);
});

function pressed(on: HTMLElement, init: KeyboardEventInit) {
  document.body.replaceChildren(on);
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  on.dispatchEvent(event);
  return pressedKey(event);
}

const button = () => document.createElement('button');
const field = () => document.createElement('input');

describe('keys of the admin area', () => {
  it('find from anywhere, with a Korean input method too', () => {
    expect(pressed(button(), { code: 'KeyK', key: 'k', ctrlKey: true })).toBe('find');
    expect(pressed(field(), { code: 'KeyK', key: 'ㅏ', ctrlKey: true })).toBe('find');
    expect(pressed(field(), { code: 'KeyK', key: 'ㅏ', ctrlKey: true, isComposing: true })).toBeNull();
    expect(pressed(field(), { code: 'KeyK', key: 'k', metaKey: true })).toBeNull();
    expect(pressed(button(), { code: 'KeyK', key: 'K', ctrlKey: true, shiftKey: true })).toBeNull();
  });

  it('leave Ctrl-K to the fields of a Mac', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
    expect(pressed(field(), { code: 'KeyK', key: 'k', metaKey: true })).toBe('find');
    expect(pressed(field(), { code: 'KeyK', key: 'k', ctrlKey: true })).toBeNull();
  });

  it('of one letter mean nothing in a field, and nothing where they are turned off', () => {
    expect(pressed(button(), { code: 'KeyJ', key: 'ㅓ' })).toBe('next');
    expect(pressed(button(), { code: 'KeyK', key: 'k' })).toBe('previous');
    expect(pressed(button(), { code: 'Slash', key: '?', shiftKey: true })).toBe('keys');
    expect(pressed(field(), { code: 'KeyJ', key: 'j' })).toBeNull();
    setSingleKeys(false);
    expect(pressed(button(), { code: 'KeyJ', key: 'j' })).toBeNull();
    expect(pressed(button(), { code: 'Slash', key: '?', shiftKey: true })).toBeNull();
    expect(pressed(button(), { code: 'KeyK', key: 'k', ctrlKey: true })).toBe('find');
  });
});

describe('words of the finder', () => {
  it('are found in any order, large or small', () => {
    expect(holdsWords('홍대 볕든 원룸 Sunny Studio', 'studio 홍대')).toBe(true);
    expect(holdsWords('홍대 볕든 원룸 Sunny Studio', 'studio 신촌')).toBe(false);
  });
});
