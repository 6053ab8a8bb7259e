import { useSyncExternalStore } from 'react';
import type { AccessClaims, Role, TokenPair } from '#contract/accounts.ts';
import { storage } from './storage.ts';

/** Spec section 9: the access token's key in local storage. */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

/** Who is logged in on this device, as the token says; the host decides on every call. */
export type SessionViewer = { id: string; name: string; role: Role };

const listeners = new Set<() => void>();
let known: { token: string | null; claims: AccessClaims | null } = { token: null, claims: null };

function claims(): AccessClaims | null {
  const token = storage.get(ACCESS);
  if (known.token !== token) known = { token, claims: decode(token) };
  return known.claims;
}

/** What an access token says; its signature is the host's business. */
function decode(token: string | null): AccessClaims | null {
  if (!token) return null;
  try {
    const part = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (byte) => byte.charCodeAt(0));
    const decoded = JSON.parse(new TextDecoder().decode(bytes)) as AccessClaims;
    return decoded.sub && decoded.exp ? decoded : null;
  } catch {
    return null;
  }
}

let viewer: SessionViewer | null = null;
function currentViewer(): SessionViewer | null {
  const now = claims();
  if (!now || !storage.get(REFRESH)) return (viewer = null);
  if (viewer?.id === now.sub && viewer.role === now.role && viewer.name === now.name) return viewer;
  return (viewer = { id: now.sub, name: now.name, role: now.role });
}

function announce(): void {
  for (const listener of listeners) listener();
}

export const session = {
  viewer: currentViewer,
  /** The access token while it is valid for at least ten more seconds. */
  freshToken: (nowMs = Date.now()): string | null => {
    const now = claims();
    return now && now.exp * 1000 > nowMs + 10_000 ? known.token : null;
  },
  refreshToken: () => storage.get(REFRESH),
  accessToken: () => storage.get(ACCESS),
  store(tokens: TokenPair): void {
    storage.set(REFRESH, tokens.refreshToken);
    storage.set(ACCESS, tokens.accessToken);
    announce();
  },
  clear(): void {
    storage.remove(ACCESS, REFRESH);
    announce();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === ACCESS || event.key === REFRESH || event.key === null) listener();
    };
    globalThis.addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener('storage', fromOtherTab);
    };
  },
};

/** The logged-in viewer, kept up to date across tabs; null on the server and for visitors. */
export function useViewer(): SessionViewer | null {
  return useSyncExternalStore(session.subscribe, session.viewer, () => null);
}
