// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { texts, startTexts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { REFUSED_AT, watchInstall } from '#app/platform/pwa/install.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import InstallInvitation from './install-invitation.tsx';
import InstallOffer from './install-offer.tsx';
import { steps } from './steps.ts';
// Loaded here, so that no test waits for the chunk.
import '#app/ui/overlays/overlay-dialog.tsx';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const samsung =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36';
const kakao =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.8.5';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

beforeAll(watchInstall);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(userAgent: string, language: 'ko' | 'en' = 'en') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await startTexts(language);
  await loadTexts('install');
  return render(<InstallOffer />);
}

function offerPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}

const button = (name: string) => screen.findByRole('button', { name });

describe.each(['ko', 'en'] as const)('in %s', (language) => {
  test('the steps have words, a number each, and pictures that say what they show', async () => {
    await show(safari, language);
    await userEvent.click(await button(texts.t('install:how')));
    const guide = await screen.findByRole('dialog', { name: texts.t('install:guide') });
    const listed = within(guide).getAllByRole('listitem');
    expect(listed.map((item) => item.textContent)).toEqual(
      steps['safari-iphone-menu'].map((step) => expect.stringContaining(texts.t(`install:steps.${step}`))),
    );
    const pictures = within(guide).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual(
      steps['safari-iphone-menu'].map((step) =>
        texts.t(`install:pictures.${step}` as 'install:pictures.add'),
      ),
    );
  });
});

test('the prompt of the browser comes before the steps', async () => {
  await show(samsung);
  await button('Show me how');
  const prompt = offerPrompt('accepted');
  await userEvent.click(await button('Install the app'));
  expect(prompt).toHaveBeenCalledOnce();
});

test('a prompt that is dismissed counts as a refusal', async () => {
  await show(chrome);
  expect(screen.queryByRole('button')).toBeNull();
  offerPrompt('dismissed');
  await userEvent.click(await button('Install the app'));
  await waitFor(() => expect(Number(localStorage.getItem(REFUSED_AT))).toBeGreaterThan(0));
});

test('what is refused becomes one line, which has the focus and leads to the steps', async () => {
  await show(safari);
  await userEvent.click(await button('Not now'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.activeElement?.textContent).toBe('You can put the app on your home screen at any time.');
  await userEvent.click(await button('Show me how'));
  await screen.findByRole('dialog');
});

test('an invitation gives way to its steps, and goes with them', async () => {
  (await show(safari)).unmount();
  const onAnswered = vi.fn();
  render(<InstallInvitation onAnswered={onAnswered} />);
  await userEvent.click(await button('Show me how'));
  await screen.findByRole('dialog');
  expect(screen.queryByText(texts.t('install:invitation'))).toBeNull();
  expect(onAnswered).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

test('nothing is offered to a browser that cannot, nor where the app is installed', async () => {
  const { container } = await show(chrome);
  expect(container.innerHTML).toBe('');
  cleanup();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  expect((await show(safari)).container.innerHTML).toBe('');
});

test('the address is copied, or says that it was not', async () => {
  await show(kakao);
  await userEvent.click(await button('Show me how'));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(await button('Copy the address'));
  expect(copied).toHaveBeenCalledWith(`${location.origin}/mypage`);
  await screen.findByText('The address is copied.');
  copied.mockRejectedValue(new Error('denied'));
  await userEvent.click(await button('Copy the address'));
  await screen.findByText(/could not be copied/);
});

/** Runs last, because a page that was installed stays so. */
test('once installed nothing is offered, and not again soon', async () => {
  const { container } = await show(samsung);
  await button('Show me how');
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(container.innerHTML).toBe('');
  expect(Number(localStorage.getItem(REFUSED_AT))).toBeGreaterThan(0);
});
