import { jwtDecode, type JwtPayload } from 'jwt-decode';
import { useSyncExternalStore } from 'react';
import type { AccessClaims, Role } from '#contract/accounts.ts';
import type { TokenPair } from '#contract/sign-in.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { storage } from '../browser/storage.ts';

/** Local storage key of the access token (docs/specification.md#business-constants-and-limits). */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/** Key of the time in ms that this device's clock was behind the host's when the tokens arrived. Absent if it was not behind. */
const BEHIND = 'clockBehind';

type Claims = AccessClaims & Pick<JwtPayload, 'iat'>;

/** The account logged in on this device according to its token. The host authorizes every call itself. */
export type SessionViewer = { id: string; name: string; role: Role };

export type SessionChange = 'here' | 'elsewhere';
type Listener = (where: SessionChange) => void;

const listeners = new Set<Listener>();
let known: { token: string | null; claims: Claims | null } = { token: null, claims: null };

function claims(): Claims | null {
  const token = storage.get(ACCESS);
  if (known.token !== token) known = { token, claims: decode(token) };
  return known.claims;
}

function decode(token: string | null): Claims | null {
  if (!token) return null;
  try {
    const decoded = jwtDecode<Partial<Claims>>(token);
    return isClaims(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

/** True if a decoded token has valid content (docs/specification.md#validation-rules). */
function isClaims(decoded: Partial<Claims>): decoded is Claims {
  const { sub, exp, name, role } = decoded;
  const names = typeof sub === 'string' && sub !== '' && typeof name === 'string';
  return names && Number.isFinite(exp) && (role === 'member' || role === 'admin');
}

let endedBy: ErrorCode | null = null;

let viewer: SessionViewer | null = null;
function currentViewer(): SessionViewer | null {
  const now = claims();
  if (!now || !storage.get(REFRESH)) return (viewer = null);
  if (viewer?.id === now.sub && viewer.role === now.role && viewer.name === now.name) return viewer;
  return (viewer = { id: now.sub, name: now.name, role: now.role });
}

function announce(): void {
  for (const listener of listeners) listener('here');
}

export const session = {
  /** Returns the holder of the token. An expired token counts while it can be refreshed. */
  viewer: currentViewer,
  /**
   * Returns the access token if it is valid for ten more seconds by the host's clock, because a call with an expired one logs out. Corrects only a
   * device clock that is behind. A clock ahead refreshes early, which is harmless; correcting it would accept an expired token once the clock is set
   * right.
   */
  freshToken: (nowMs = Date.now()): string | null => {
    const now = claims();
    const hostMs = nowMs + Number(storage.get(BEHIND));
    return now && now.exp * 1000 > hostMs + 10_000 ? known.token : null;
  },
  refreshToken: () => storage.get(REFRESH),
  accessToken: () => storage.get(ACCESS),
  store(tokens: TokenPair): void {
    endedBy = null;
    const behind = (decode(tokens.accessToken)?.iat ?? 0) * 1000 - Date.now();
    if (behind > 0) storage.set(BEHIND, String(behind));
    else storage.remove(BEHIND);
    storage.set(REFRESH, tokens.refreshToken);
    storage.set(ACCESS, tokens.accessToken);
    announce();
  },
  /** Returns, once, the error code with which the host ended the last session; null after a log-out. */
  takeRefusal(): ErrorCode | null {
    const was = endedBy;
    endedBy = null;
    return was;
  },
  /** Clears both tokens. `refusal` is set if the host refused them. */
  clear(refusal?: ErrorCode): void {
    if (refusal && endedBy !== 'session_blocked') endedBy = refusal;
    storage.remove(ACCESS, REFRESH, BEHIND);
    announce();
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === ACCESS || event.key === REFRESH || event.key === null) listener('elsewhere');
    };
    globalThis.addEventListener?.('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener?.('storage', fromOtherTab);
    };
  },
};

/** Returns the logged-in viewer, in sync across tabs. Null on the server and for visitors. */
export function useViewer(): SessionViewer | null {
  return useSyncExternalStore(session.subscribe, session.viewer, () => null);
}
