import { jwtDecode, type JwtPayload } from 'jwt-decode';
import { useSyncExternalStore } from 'react';
import type { AccessClaims, Role } from '#contract/accounts.ts';
import type { TokenPair } from '#contract/sign-in.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { storage } from '../browser/storage.ts';

/** The access token's key in local storage (docs/specification.md#business-constants-and-limits). */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/** Milliseconds that this device's clock was behind the host's when the tokens came; absent where it was not. */
const BEHIND = 'clockBehind';

type Claims = AccessClaims & Pick<JwtPayload, 'iat'>;

/** The account logged in on this device, as its token says; the host authorizes every call itself. */
export type SessionViewer = { id: string; name: string; role: Role };

/** The tab that changed the session. */
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

/** A token counts only if it decodes with valid content (docs/specification.md#validation-rules). */
function isClaims(decoded: Partial<Claims>): decoded is Claims {
  const { sub, exp, name, role } = decoded;
  const names = typeof sub === 'string' && sub !== '' && typeof name === 'string';
  return names && Number.isFinite(exp) && (role === 'member' || role === 'admin');
}

/** The code with which the host refused the session that ended last, until somebody was told. */
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
  /** The holder of a token that decodes; an expired one counts as long as it may be refreshed. */
  viewer: currentViewer,
  /**
   * The access token while it is valid for at least ten more seconds by the host's clock: a call with an expired one logs out.
   * Corrects only a device clock that is behind. One that is ahead refreshes too early, which is harmless; correcting it would trust
   * an expired token as soon as that clock is set right.
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
  /** The code with which the host refused the session that ended last, once; null after a log-out. */
  takeRefusal(): ErrorCode | null {
    const was = endedBy;
    endedBy = null;
    return was;
  },
  /** Clears both tokens; `refusal` where the host has refused them. */
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

/** The logged-in viewer, in sync across tabs; null on the server and for visitors. */
export function useViewer(): SessionViewer | null {
  return useSyncExternalStore(session.subscribe, session.viewer, () => null);
}
