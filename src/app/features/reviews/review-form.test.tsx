// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { startTexts, texts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { writeDraft } from '#app/platform/forms/draft.ts';
import { aspects } from './draft.ts';
import { ReviewForm } from './review-form.tsx';

vi.mock('./review-photos-field.tsx', () => {
  throw new Error('There is no camera here');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a review that the host failed at is not said to be lost on the way', async () => {
  await startTexts('en');
  await loadTexts(['reviews', 'errors']);
  vi.stubGlobal('fetch', async () => new Response('<h1>500</h1>', { status: 500 }));
  const ratings = Object.fromEntries(aspects.map((aspect) => [aspect, 5]));
  writeDraft('local', 'review//stay', { ...ratings, comment: 'Warm floors.', privateComment: '' });
  render(<ReviewForm reservationId="stay" onDone={() => undefined} />);
  // It waits for the part with the pictures.
  await vi.waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: texts.t('reviews:submit') }));
    screen.getByText(texts.t('errors:server_error'));
  }, 15_000);
  expect(screen.getByText(texts.t('reviews:notCreated'))).toBeTruthy();
  expect(screen.queryByText(texts.t('reviews:unknown'))).toBeNull();
});
