import { afterEach, expect, it, vi } from 'vitest';
import { signingView } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks the host nothing about a link without a token', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);
  expect(await signingView('')).toMatchObject({ ok: false, problem: { code: 'token_invalid' } });
  expect(asked).not.toHaveBeenCalled();
});
