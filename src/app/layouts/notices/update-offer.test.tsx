// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTexts, withTexts } from '#app/platform/i18n/i18n.ts';
import { dropAllDrafts, writeDraft } from '#app/platform/forms/draft.ts';
import { applyUpdate } from '#app/platform/pwa/update-waiting.ts';
import { ConfirmHost } from '#app/ui/overlays/confirm.tsx';
import { textsOf } from '#tests/kit/texts.ts';
import UpdateOffer from './update-offer.tsx';

vi.mock('#app/platform/pwa/update-waiting.ts', () => ({ applyUpdate: vi.fn(), postponeUpdate: vi.fn() }));

const t = textsOf('en');

beforeEach(async () => {
  await startTexts('en');
  await withTexts(['update', 'common'], Promise.resolve());
  vi.mocked(applyUpdate).mockClear();
});
afterEach(() => {
  cleanup();
  dropAllDrafts();
});

function typesAndUpdates(typed: string): void {
  render(
    <main>
      <input aria-label="reason" />
      <UpdateOffer />
      <ConfirmHost />
    </main>,
  );
  if (typed) fireEvent.input(screen.getByLabelText('reason'), { target: { value: typed } });
  fireEvent.click(screen.getByText(t('update:now')));
}

it('comes at once where nothing would be lost', async () => {
  typesAndUpdates('');
  await waitFor(() => expect(applyUpdate).toHaveBeenCalledOnce());
});

it('comes at once where what was typed is in a draft', async () => {
  writeDraft('session', 'decline', { reason: 'too "late"' });
  typesAndUpdates('too "late"');
  await waitFor(() => expect(applyUpdate).toHaveBeenCalledOnce());
});

it('asks before it takes what is stored nowhere', async () => {
  typesAndUpdates('a reason that no draft has');
  await screen.findByText(t('update:loss.title'));
  expect(applyUpdate).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(t('update:loss.confirm')));
  await waitFor(() => expect(applyUpdate).toHaveBeenCalledOnce());
});
