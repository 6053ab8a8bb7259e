// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { holdsWords } from './find.ts';
import { pressedKey, setSingleKeys } from './keys.ts';

afterEach(() => setSingleKeys(true));

/** The meaning of a key that is pressed on an element. */
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
    expect(pressed(field(), { code: 'KeyK', key: 'ㅏ', metaKey: true })).toBe('find');
    expect(pressed(field(), { code: 'KeyK', key: 'ㅏ', metaKey: true, isComposing: true })).toBeNull();
    expect(pressed(button(), { code: 'KeyK', key: 'K', ctrlKey: true, shiftKey: true })).toBeNull();
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
