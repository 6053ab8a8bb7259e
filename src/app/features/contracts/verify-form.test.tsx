// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { startTexts, texts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { VerifyForm } from './verify-form.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a file whose call broke while the host is in reach is looked up again by itself', async () => {
  await startTexts('en');
  await loadTexts('verify');
  let isBroken = true;
  vi.stubGlobal('fetch', async (_address: unknown, { method }: RequestInit = {}) => {
    if (method === 'HEAD') return new Response();
    if (isBroken) throw new TypeError('Failed to fetch');
    return Response.json({ data: { known: false } });
  });
  vi.useFakeTimers();
  render(<VerifyForm otherwise={(_, unknown) => unknown} />);
  const file = new File(['%PDF-1.7 of somebody'], 'contract.pdf', { type: 'application/pdf' });
  const shows = (key: 'offline' | 'unknown') =>
    vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(0));
      screen.getByRole('heading', { name: texts.t(`verify:${key}`) });
    });
  fireEvent.change(screen.getByLabelText(texts.t('verify:choose')), { target: { files: [file] } });
  await shows('offline');
  isBroken = false;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await shows('unknown');
});
