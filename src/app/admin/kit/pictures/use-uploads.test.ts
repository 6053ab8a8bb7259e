// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '#app/platform/api/result.ts';
import { useUploads } from './use-uploads.ts';

const photo = new File(['x'], 'room.jpg', { type: 'image/jpeg' });
const lost: Result<string> = {
  ok: false,
  problem: { code: 'offline', message: null, fields: {} },
};
let answers: Result<string>[] = [];
const sent = vi.fn(() => ({ done: Promise.resolve(answers.shift() ?? lost), abort: () => {} }));
const stored = vi.fn(() => Promise.resolve({ ok: true as const, value: null }));
const open = () => renderHook(() => useUploads(sent, stored)).result;

beforeEach(() => {
  for (const spy of [sent, stored]) spy.mockClear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});
afterEach(() => vi.unstubAllGlobals());

it('a picture that was lost as the network came back is sent again by itself', async () => {
  answers = [lost, { ok: true, value: 'stored' }];
  const uploads = open();
  act(() => uploads.current.add([photo]));
  await waitFor(() => expect(stored).toHaveBeenCalledWith('stored'));
  await waitFor(() => expect(uploads.current.pending).toEqual([]));
});

it('a host that answers but takes no picture is asked once more, and then says so', async () => {
  answers = [];
  const uploads = open();
  act(() => uploads.current.add([photo]));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await waitFor(() =>
    expect(uploads.current.pending).toMatchObject([{ progress: null, problem: { code: 'offline' } }]),
  );
});
