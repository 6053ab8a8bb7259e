import './document.ts';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { setTransport } from '#app/platform/api/api.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { createAppRouter } from '#app/router.tsx';
import type { TestHost } from './api.ts';
import { signUp, type Member } from './accounts.ts';
import { PATIENCE_MS } from './patience.ts';
import { textsOf, type Texts } from './texts.ts';

// Roles are read without asking what styles hide, which takes most of the time and knows no layout here.
configure({ asyncUtilTimeout: PATIENCE_MS, defaultHidden: true });
const complain = console.error;
// Happy DOM is older than the element <search>.
console.error = (...said) => String(said[0]).includes('is unrecognized in this browser') || complain(...said);

/** Exported from here, so that the document exists before they load. */
export { screen, waitFor, within };

const BASE = 'http://localhost:3000';

export type Screen = {
  t: Texts;
  user: ReturnType<typeof userEvent.setup>;
  opens(path: string): Promise<void>;
  signsUp(): Promise<Member>;
  type(label: string | RegExp, text: string): Promise<void>;
};

/** Renders the whole application in one language in this process, on a document without layout: for the text of screens, not their look. */
export async function startScreen(host: TestHost, language: 'ko' | 'en'): Promise<Screen> {
  setTransport({ base: BASE, language: () => language });
  await startTexts(language);
  vi.useFakeTimers({ toFake: ['Date'], now: host.clock.now() });
  Object.assign(globalThis, { scrollTo: () => {} });
  // The document has no locks, and no other tab.
  const request = (_name: string, task: () => Promise<void>) => task();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const user = userEvent.setup();
  const opens = async (path: string) => {
    cleanup();
    history.replaceState(null, '', path);
    const admin = path.startsWith('/admin') && (await import('#app/admin/layout/routeTree.gen.ts'));
    const router = createAppRouter(admin ? { tree: admin.routeTree } : {});
    await router.load();
    render(<RouterProvider router={router} />);
    await waitFor(() => {
      if (!document.querySelector('h1')) throw new Error(`Nothing is drawn at ${path}`);
    });
  };
  const signsUp = async () => {
    const member = await signUp(host, { language });
    session.store(member.tokens);
    return member;
  };
  const type = async (label: string | RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  return { t: textsOf(language), user, opens, signsUp, type };
}
