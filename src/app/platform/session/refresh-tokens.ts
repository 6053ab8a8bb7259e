import type { TokenPair } from '#contract/sign-in.ts';
import { envelopeOf, refusalOf } from '../api/answer.ts';
import type { Transport } from '../api/call.ts';
import { ApiError, NetworkError } from '../api/call-errors.ts';
import { endpointRow } from '../api/endpoint-rows.ts';
import { send } from '../api/send.ts';
import { whileReachable } from '../api/while-reachable.ts';
import { session } from './session.ts';

/** Returns a token for a call. A read stops waiting for a refresh that the host does not answer; the refresh continues. */
export async function tokenFor(transport: Transport, isRead: boolean): Promise<string | null> {
  const token = currentToken(transport);
  if (!isRead) return token;
  return whileReachable(token).catch((cause: unknown) => {
    if (cause instanceof ApiError || cause instanceof NetworkError) throw cause;
    throw new NetworkError('The host cannot be reached', { cause });
  });
}

/**
 * Returns a token for a call, or null for visitors. An expired token is refreshed once across all tabs. An HTTP refusal clears both tokens and is
 * logged; a network failure clears nothing (docs/specification.md#states-and-transitions, Auth).
 */
async function currentToken(transport: Transport): Promise<string | null> {
  const fresh = session.freshToken();
  if (fresh || !session.viewer()) return fresh;
  refreshing ??= refreshInTurn(transport).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** The refresh under way in this tab. A lock prevents a second one in other tabs. */
let refreshing: Promise<string | null> | null = null;

const LOCK = 'ondol-token-refresh';
/** Delay in ms after another tab releases the lock until its write to local storage is visible here. */
const STORAGE_DELAY_MS = 150;

async function refreshInTurn(transport: Transport): Promise<string | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return refreshOnce(transport);
  const before = session.accessToken();
  const turn = locks.request(LOCK, async () => {
    if ((await waits) && session.accessToken() === before)
      await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY_MS));
    return refreshOnce(transport);
  });
  // Asked after the turn was: a tab that got it between a question and a request would not be seen.
  const waits = locks.query().then(({ pending }) => pending?.some(({ name }) => name === LOCK));
  return turn;
}

async function refreshOnce(transport: Transport): Promise<string | null> {
  const fromOtherTab = session.freshToken();
  const refreshToken = session.refreshToken();
  if (fromOtherTab || !refreshToken || !session.viewer()) return fromOtherTab;
  const [method, path] = await endpointRow('auth', 'refresh');
  const response = await send(transport, {
    method,
    url: path,
    body: { accessToken: session.accessToken() ?? '', refreshToken },
  });
  if (!response.ok) {
    console.warn(`The session could not be refreshed (${response.status})`);
    // A failing or throttling host says nothing about the token: the call fails, the session stays.
    const refusal = await refusalOf(response, refreshToken);
    if (response.status >= 500 || response.status === 429) throw refusal;
    if (session.refreshToken() === refreshToken) session.clear(refusal.code);
    return session.freshToken();
  }
  const { data } = await envelopeOf<TokenPair>(response);
  // A log-out during the refresh wins.
  if (session.refreshToken() !== refreshToken) return session.freshToken();
  session.store(data);
  return data.accessToken;
}
