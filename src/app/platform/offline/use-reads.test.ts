// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReads } from './use-reads.ts';

type Props = { read: object; along: string | null; load: (before: string | null) => Promise<string | null> };

const shown = (initialProps: Props) =>
  renderHook(({ read, along, load }: Props) => useReads(load, 'stay', read, along), { initialProps });

it('shows at once what the screen has read along, and asks for nothing then', async () => {
  const load = vi.fn(() => Promise.resolve('own'));
  const { result, rerender } = shown({ read: {}, along: 'first', load });
  expect(result.current[0]).toBe('first');
  rerender({ read: {}, along: 'second', load });
  expect(result.current[0], 'another read of the screen').toBe('second');
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
});

it('reads for itself what did not come in time, and again when asked to', async () => {
  const answers = ['one', null, 'two'];
  const load = vi.fn(() => Promise.resolve(answers.shift() ?? null));
  const { result, rerender } = shown({ read: {}, along: null, load });
  expect(result.current[0]).toBeNull();
  await act(async () => undefined);
  expect(result.current[0]).toBe('one');
  rerender({ read: {}, along: null, load });
  await act(async () => undefined);
  expect(load).toHaveBeenLastCalledWith('one');
  expect(result.current[0], 'an answer that could not be had takes nothing away').toBe('one');
  await act(() => result.current[2]());
  expect(result.current[0]).toBe('two');
});

it('shows a change until the screen has read anew', async () => {
  const load = () => Promise.resolve(null);
  const { result, rerender } = shown({ read: {}, along: 'before', load });
  act(() => result.current[1]((value) => `${value} changed`));
  expect(result.current[0]).toBe('before changed');
  rerender({ read: {}, along: 'after', load });
  expect(result.current[0]).toBe('after');
});
