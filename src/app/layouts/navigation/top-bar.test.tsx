// @vitest-environment happy-dom
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { TopBar } from './top-bar.tsx';
import type { Chrome } from '../use-chrome.ts';

beforeEach(async () => {
  await startTexts('ko');
});
afterEach(() => {
  cleanup();
  session.clear();
  scrollTo(0);
});

async function showBar(chrome: Partial<Chrome> = {}) {
  const root = createRootRoute({
    component: () => (
      <>
        <TopBar chrome={{ footer: true, bar: 'plain', menu: '/faq', ...chrome }} />
        <Outlet />
      </>
    ),
  });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => null });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([home]), history });
  await router.load();
  render(<RouterProvider<typeof router> router={router} />);
  return screen.findByRole('banner');
}

function scrollTo(y: number) {
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });
}

const token = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.sig`;

test('the bar is active below 50 px of scroll and reverts above', async () => {
  const bar = await showBar();
  expect(bar.dataset['active']).toBeUndefined();
  scrollTo(50);
  expect(bar.dataset['active']).toBeUndefined();
  scrollTo(51);
  expect(bar.dataset['active']).toBe('true');
  scrollTo(50);
  expect(bar.dataset['active']).toBeUndefined();
});

test('on a screen that asks for a solid bar it is active from the start', async () => {
  const bar = await showBar({ bar: 'solid' });
  expect(bar.dataset['active']).toBe('true');
});

test('over a photo the bar is clear until somebody scrolls', async () => {
  const bar = await showBar({ bar: 'over-photo' });
  expect(bar.dataset['overPhoto']).toBe('true');
  scrollTo(60);
  expect(bar.dataset['overPhoto']).toBeUndefined();
});

test('logging in replaces Login by My page at once', async () => {
  await showBar();
  expect(screen.getByRole('link', { name: '로그인' })).toBeTruthy();
  const exp = Date.now() / 1000 + 900;
  act(() =>
    session.store({
      accessToken: token({ sub: 'linh', name: 'Linh', role: 'member', exp }),
      refreshToken: 'refresh',
    }),
  );
  expect(screen.queryByRole('link', { name: '로그인' })).toBeNull();
  expect(screen.getByRole('link', { name: '마이페이지' })).toBeTruthy();
});

test('the entry that the screen names is lit', async () => {
  await showBar({ menu: '/houses' });
  expect(within(screen.getByRole('navigation')).getByRole('link', { current: 'page' }).textContent).toBe(
    '집 찾기',
  );
});

test('EN | KR changes the language on screen and remembers it', async () => {
  await showBar();
  await userEvent.click(screen.getByRole('button', { name: /English/ }));
  // The code that switches comes with the first press.
  expect(await screen.findByRole('link', { name: 'Houses' }, { timeout: 10_000 })).toBeTruthy();
  expect(localStorage.getItem('lng')).toBe('en');
});
