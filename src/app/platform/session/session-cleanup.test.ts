// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeOwner, writeCached } from '../offline/member-cache.ts';
import { readDraft, writeDraft } from '../forms/draft.ts';
import { watchSession } from './session-cleanup.ts';
import { session } from './session.ts';

const database = vi.hoisted(() => new Map<string, unknown>());
// The test browser has no IndexedDB; the store behind it is a plain map.
vi.mock('idb-keyval', () => ({
  createStore: () => database,
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  clear: async () => database.clear(),
}));

const token = (sub: string) =>
  `e30.${btoa(JSON.stringify({ sub, exp: 4_102_444_800, role: 'member', name: sub, sid: 's' }))}.x`;
const pair = (sub: string) => ({ accessToken: token(sub), refreshToken: `refresh-${sub}` });

const router = {
  state: { isLoading: false },
  subscribe: () => () => {},
  invalidate: vi.fn(() => Promise.resolve()),
  clearCache: vi.fn(),
};
const reload = vi.fn();

function elsewhere(tokens: { accessToken: string; refreshToken: string } | null): void {
  for (const key of ['accessToken', 'refreshToken'] as const) {
    if (tokens) localStorage.setItem(key, tokens[key]);
    else localStorage.removeItem(key);
  }
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
}

async function logIn(sub: string): Promise<void> {
  session.store(pair(sub));
  await becomeOwner({ accountId: sub, name: sub });
  await writeCached(sub, 'stays', 'door code 8830*');
  writeDraft('local', `book/${sub}/h1`, { name: sub });
  writeDraft('session', `profile/${sub}`, { name: sub });
}
const left = () => [...database.keys(), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];

// One watch for the page, as in the application: it cannot be undone.
vi.spyOn(window.location, 'reload').mockImplementation(reload);
watchSession(router, null);

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  session.clear();
  localStorage.clear();
  sessionStorage.clear();
  database.clear();
});

describe('a shared phone', () => {
  it('keeps nothing of a person who is logged out in another tab, and shows its screen anew', async () => {
    await logIn('linh');
    elsewhere(null);
    await vi.waitFor(() => expect(left()).toEqual([]));
    await vi.waitFor(() => expect(router.invalidate).toHaveBeenCalled());
    expect(router.clearCache).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('starts over when another person has logged in in another tab', async () => {
    await logIn('linh');
    elsewhere(pair('marco'));
    await vi.waitFor(() => expect(left().toSorted()).toEqual(['accessToken', 'refreshToken']));
    expect(reload).toHaveBeenCalled();
  });

  it('shows its screen anew when somebody logs in in another tab', async () => {
    elsewhere(pair('linh'));
    await vi.waitFor(() => expect(router.invalidate).toHaveBeenCalled());
    expect(session.viewer()?.id).toBe('linh');
  });

  it('keeps nothing when the host ends the session, and gives its author back what was being typed', async () => {
    await logIn('linh');
    session.clear();
    await vi.waitFor(() => expect(left()).toEqual([]));
    session.store(pair('linh'));
    expect(readDraft('local', 'book/linh/h1', { name: '' })).toEqual({ name: 'linh' });
    expect(router.invalidate).toHaveBeenCalledTimes(1);
  });

  it('gives nobody else what was being typed', async () => {
    await logIn('linh');
    session.clear();
    await vi.waitFor(() => expect(left()).toEqual([]));
    session.store(pair('marco'));
    session.clear();
    session.store(pair('linh'));
    expect(readDraft('local', 'book/linh/h1', { name: '' })).toEqual({ name: '' });
  });

  it('does not bring back a page that was left while somebody else was logged in', async () => {
    await logIn('linh');
    const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    back();
    expect(reload).not.toHaveBeenCalled();
    // While a page is frozen nothing tells it of the storage.
    localStorage.removeItem('accessToken');
    back();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.documentElement.hidden).toBe(true);
    document.documentElement.hidden = false;
  });

  it('is left in peace by a refreshed token of the same person', async () => {
    await logIn('linh');
    elsewhere({ ...pair('linh'), refreshToken: 'refresh-linh-2' });
    expect(router.invalidate).not.toHaveBeenCalled();
    expect(database.has('linh/stays')).toBe(true);
  });
});
