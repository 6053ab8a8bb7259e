// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewComment } from './review-comment.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function browserThatTranslates({ fails = false, detected = 'vi' } = {}) {
  const told = vi.fn(() => Promise.resolve([{ detectedLanguage: detected, confidence: 0.9 }]));
  vi.stubGlobal('Translator', {
    availability: ({ sourceLanguage }: { sourceLanguage: string }) =>
      Promise.resolve(sourceLanguage === 'ko' ? 'downloadable' : 'unavailable'),
    create: () =>
      Promise.resolve({
        translate: (text: string) =>
          fails ? Promise.reject(new Error('no room')) : Promise.resolve(`en(${text})`),
        destroy: () => undefined,
      }),
  });
  vi.stubGlobal('LanguageDetector', {
    availability: () => Promise.resolve('available'),
    create: () =>
      Promise.resolve({
        detect: told,
        destroy: () => undefined,
      }),
  });
  return told;
}
const offer = () => screen.queryByRole('button', { name: 'reviews.translate' });

it('is read in its own language where the browser cannot translate', () => {
  render(<ReviewComment text="방이 따뜻해요" language="ko" />);
  expect(screen.getByText('방이 따뜻해요')).toBeTruthy();
  expect(offer()).toBeNull();
});

it('is translated by the browser at a tap, and comes back', async () => {
  browserThatTranslates();
  render(<ReviewComment text="방이 따뜻해요" language="ko" />);
  await waitFor(() => expect(offer()).not.toBeNull());
  fireEvent.click(offer()!);
  const translation = await screen.findByText('en(방이 따뜻해요)');
  expect(translation.lang).toBe('en');
  expect(screen.getByRole('status').textContent).toBe('reviews.byBrowser');
  fireEvent.click(screen.getByRole('button', { name: 'reviews.original' }));
  expect(screen.getByText('방이 따뜻해요').lang).toBe('ko');
});

it.each([
  { text: 'Phòng ấm', detected: 'vi', why: 'the browser has no translator for its language' },
  { text: 'A warm room', detected: 'en', why: 'it is in the language on screen' },
])('offers nothing where $why', async ({ text, detected }) => {
  const told = browserThatTranslates({ detected });
  render(<ReviewComment text={text} language="" />);
  await waitFor(() => expect(told).toHaveBeenCalled());
  await act(() => Promise.resolve());
  expect(offer()).toBeNull();
});

it('says that it failed, and leaves the original', async () => {
  browserThatTranslates({ fails: true });
  render(<ReviewComment text="방이 따뜻해요" language="ko" />);
  await waitFor(() => expect(offer()).not.toBeNull());
  fireEvent.click(offer()!);
  await screen.findByText('reviews.notTranslated');
  expect(screen.getByText('방이 따뜻해요')).toBeTruthy();
  expect(offer()).not.toBeNull();
});
