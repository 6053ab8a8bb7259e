import type { Me, Profile, SignUp, TokenPair } from '#contract/accounts.ts';
import { api } from '#app/platform/api.ts';
import { dropAllDrafts } from '#app/platform/draft.ts';
import { becomeOwner, deviceOwner, wipeSaved } from '#app/platform/offline.ts';
import { attempt, type Outcome } from '#app/platform/problem.ts';
import { session } from '#app/platform/session.ts';

/** Logs a person in on this device, which then keeps their stays and nobody else's. */
async function begin(tokens: TokenPair): Promise<void> {
  session.store(tokens);
  const viewer = session.viewer();
  if (!viewer) return;
  const before = await deviceOwner();
  if (before && before.accountId !== viewer.id) dropAllDrafts();
  await becomeOwner({ accountId: viewer.id, name: viewer.name });
}

export function signUp(body: SignUp): Promise<Outcome<void>> {
  return attempt(async () => begin(await api.auth.signUp({ body })));
}

export function logIn(email: string, password: string): Promise<Outcome<void>> {
  return attempt(async () => begin(await api.auth.logIn({ body: { email, password } })));
}

/** Ends the session here at once and at the host when it can be reached; nothing of the person stays on this device. */
export async function logOut(): Promise<void> {
  const refreshToken = session.refreshToken();
  session.clear();
  dropAllDrafts();
  await wipeSaved();
  // Not waited for: without a worker nobody ever answers.
  void import('#app/platform/updates.ts').then(({ tell }) => tell({ type: 'FORGET' }));
  if (refreshToken) await attempt(() => api.auth.logOut({ body: { refreshToken } }));
}

export function me(): Promise<Outcome<Me>> {
  return attempt(() => api.users.me());
}

export function profile(): Promise<Outcome<Profile>> {
  return attempt(() => api.users.profile());
}

export function confirmAddress(token: string): Promise<Outcome<{ email: string }>> {
  return attempt(() => api.auth.confirm({ body: { token } }));
}

export function resendConfirmation(): Promise<Outcome<null>> {
  return attempt(() => api.auth.resendConfirmation());
}
