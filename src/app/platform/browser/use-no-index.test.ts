// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setIndexed, useNoIndex } from './use-no-index.ts';

it('the robots line says what the address does, and less while a screen hides', () => {
  document.head.innerHTML = '<meta name="robots" content="index, follow" />';
  const said = () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
  setIndexed(false);
  expect(said()).toBe('noindex');
  setIndexed(true);
  expect(said()).toBe('index, follow');

  const { rerender, unmount } = renderHook((isHidden: boolean) => useNoIndex(isHidden), {
    initialProps: true,
  });
  expect(said()).toBe('noindex');
  rerender(false);
  expect(said()).toBe('index, follow');
  rerender(true);
  // The address changes before the screen at the one before has gone, or after.
  setIndexed(true);
  expect(said()).toBe('noindex');
  unmount();
  expect(said()).toBe('index, follow');
});
