// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastLoaded } from './use-last-loaded.ts';

it('keeps what came last over a load that found no host, and gives way to the next that did', () => {
  const nobody: { name: string | null } = { name: null };
  const isLost = (loaded: { name: string | null }) => loaded.name === null;
  const { result, rerender } = renderHook((loaded) => useLastLoaded(loaded, isLost), {
    initialProps: nobody,
  });
  expect(result.current.name, 'there is nothing else').toBeNull();
  rerender({ name: 'Linh' });
  expect(result.current.name).toBe('Linh');
  rerender({ name: null });
  expect(result.current.name).toBe('Linh');
  rerender({ name: 'Linh Chi' });
  expect(result.current.name).toBe('Linh Chi');
});
