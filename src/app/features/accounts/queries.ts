import type { Device, Deletion, Me, Profile } from '#contract/accounts.ts';
import type { SignUp, TokenPair } from '#contract/sign-in.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { dropAllDrafts } from '#app/platform/forms/draft.ts';
import { becomeOwner, deviceOwner, writeCached } from '#app/platform/offline/member-cache.ts';
import { texts, withTexts } from '#app/platform/i18n/i18n.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { withCacheFallback } from '#app/platform/offline/cache-fallback.ts';
import { cachedForViewer } from '#app/platform/offline/network-first.ts';
import { session } from '#app/platform/session/session.ts';
import { logOut } from './log-out.ts';

/**
 * Logs a person in on this device and wipes cached reservations of any other account. A device that cannot store anything still logs in, with one
 * notice.
 */
export async function begin(tokens: TokenPair): Promise<void> {
  session.store(tokens);
  const viewer = session.viewer();
  if (!viewer) return;
  const before = await deviceOwner();
  if (before && before.accountId !== viewer.id) dropAllDrafts();
  if (await becomeOwner({ accountId: viewer.id, name: viewer.name })) return;
  void withTexts('freshness', Promise.resolve())
    .then(() => toast.info(texts.t('freshness:noStorage')))
    .catch(() => undefined);
}

export function signUp(body: SignUp): Promise<Result<void>> {
  return attempt(async () => begin(await api.auth.signUp({ body })));
}

export function logIn(email: string, password: string): Promise<Result<void>> {
  return attempt(async () => begin(await api.auth.logIn({ body: { email, password } })));
}

export function me(): Promise<Result<Me>> {
  return attempt(() => api.users.me());
}

/** Returns the account's email, which no device stores; null if the host does not answer at once. The screen is updated later. */
export function addressOnScreen(): Promise<{ email: string | null }> {
  return withCacheFallback(
    `${session.viewer()?.id}/address`,
    async () => {
      const account = await me();
      return { email: account.ok ? account.value.email : null };
    },
    () => Promise.resolve({ email: null }),
  );
}

export function confirmAddress(token: string): Promise<Result<{ email: string }>> {
  return attempt(() => api.auth.confirm({ body: { token } }));
}

export function resendConfirmation(): Promise<Result<null>> {
  return attempt(() => api.auth.resendConfirmation());
}

/** Mails a reset link if an account has this address; the answer is the same if none has. */
export function forgotPassword(email: string): Promise<Result<null>> {
  return attempt(() => api.auth.forgot({ body: { email } }));
}

/** Sets a new password with a mailed token. Ends every session of the account, including this device's. */
export function resetPassword(token: string, password: string): Promise<Result<null>> {
  return attempt(async () => {
    const done = await api.auth.reset({ body: { token, password } });
    if (session.viewer()) await logOut();
    return done;
  });
}

/** Reads the account for its settings; a failure is also shown as a toast (docs/specification.md#error-catalogue), except one of the network. */
export async function profile(): Promise<Result<Profile>> {
  const looked = await attempt(async () => {
    const read = await api.users.profile();
    await cacheSummary(read);
    return read;
  });
  if (!looked.ok && looked.problem.code !== 'offline') {
    const { message } = looked.problem;
    void withTexts('errors', Promise.resolve())
      .then(() => toast.warning(message ?? texts.t('errors:server_error')))
      .catch(() => undefined);
  }
  return looked;
}

export type ProfileChange = Parameters<typeof api.users.updateProfile>[0]['body'];

export function updateProfile(body: ProfileChange): Promise<Result<Profile>> {
  return attempt(async () => {
    const changed = await api.users.updateProfile({ body });
    await cacheSummary(changed);
    return changed;
  });
}

export type ProfileSummary = Pick<Profile, 'firstName' | 'lastName' | 'language'>;

async function cacheSummary({ firstName, lastName, language }: Profile): Promise<void> {
  const accountId = session.viewer()?.id;
  if (accountId)
    await writeCached(accountId, 'profile', { firstName, lastName, language } satisfies ProfileSummary);
}

/** Reads the cached part of the profile and the time of reading (milliseconds since the epoch); null if none is cached. */
export async function cachedProfile(): Promise<{ value: ProfileSummary; savedAt: number } | null> {
  return cachedForViewer<ProfileSummary>('profile');
}

/** Sets a new password; every other device is logged out. */
export function changePassword(current: string, password: string): Promise<Result<null>> {
  return attempt(() => api.users.changePassword({ body: { current, password } }));
}

export function changeEmail(email: string, password: string): Promise<Result<Profile>> {
  return attempt(() => api.users.changeEmail({ body: { email, password } }));
}

export function devices(): Promise<Result<Device[]>> {
  return attempt(() => api.users.devices());
}

/**
 * Logs one device out.
 * @returns the devices that are still logged in
 */
export function logOutDevice(id: string): Promise<Result<Device[]>> {
  return attempt(() => api.users.logOutDevice({ params: { id } }));
}

/** Logs every device out at the host; the caller must log this one out too. */
export function logOutEverywhere(): Promise<Result<null>> {
  return attempt(() => api.users.logOutEverywhere());
}

export function deletion(): Promise<Result<Deletion>> {
  return attempt(() => api.users.deletion());
}

export function exportData(): Promise<Result<Record<string, unknown>>> {
  return attempt(() => api.users.export());
}

/** Deletes the account at the host; the caller must log this device out too. */
export function deleteAccount(): Promise<Result<null>> {
  return attempt(() => api.users.remove());
}
