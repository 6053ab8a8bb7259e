import type { Device, Deletion, Me, Profile, SignUp, TokenPair } from '#contract/accounts.ts';
import { api } from '#app/platform/api.ts';
import { dropAllDrafts } from '#app/platform/draft.ts';
import { becomeOwner, deviceOwner, save } from '#app/platform/offline.ts';
import { forgetPerson } from '#app/platform/privacy.ts';
import { attempt, type Outcome } from '#app/platform/problem.ts';
import { session } from '#app/platform/session.ts';
import { onDevice } from '#app/platform/through-device.ts';

/** Logs a person in on this device, which then keeps their stays and nobody else's. */
export async function begin(tokens: TokenPair): Promise<void> {
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
  dropAllDrafts();
  session.clear();
  await forgetPerson();
  if (refreshToken) await attempt(() => api.auth.logOut({ body: { refreshToken } }));
}

export function me(): Promise<Outcome<Me>> {
  return attempt(() => api.users.me());
}

export function confirmAddress(token: string): Promise<Outcome<{ email: string }>> {
  return attempt(() => api.auth.confirm({ body: { token } }));
}

export function resendConfirmation(): Promise<Outcome<null>> {
  return attempt(() => api.auth.resendConfirmation());
}

/** Mails a reset link, if the address is anybody's; the answer never tells. */
export function forgotPassword(email: string): Promise<Outcome<null>> {
  return attempt(() => api.auth.forgot({ body: { email } }));
}

/** Sets a new password with a mailed token. Every session of the account is over then, so this device's is too. */
export function resetPassword(token: string, password: string): Promise<Outcome<null>> {
  return attempt(async () => {
    const done = await api.auth.reset({ body: { token, password } });
    if (session.viewer()) await logOut();
    return done;
  });
}

export function profile(): Promise<Outcome<Profile>> {
  return attempt(async () => {
    const read = await api.users.profile();
    await keepSummary(read);
    return read;
  });
}

export type ProfileChange = Parameters<typeof api.users.updateProfile>[0]['body'];

export function updateProfile(body: ProfileChange): Promise<Outcome<Profile>> {
  return attempt(async () => {
    const changed = await api.users.updateProfile({ body });
    await keepSummary(changed);
    return changed;
  });
}

/** What of the profile is kept for times without network: how to address the person, and in which language. */
export type ProfileSummary = Pick<Profile, 'firstName' | 'lastName' | 'language'>;

async function keepSummary({ firstName, lastName, language }: Profile): Promise<void> {
  const accountId = session.viewer()?.id;
  if (accountId) await save(accountId, 'profile', { firstName, lastName, language } satisfies ProfileSummary);
}

/** The kept part of the profile, and when it was read (milliseconds since the epoch); null where nothing is kept. */
export async function keptProfile(): Promise<{ value: ProfileSummary; savedAt: number } | null> {
  return onDevice<ProfileSummary>('profile');
}

/** Sets a new password; every other device is logged out. */
export function changePassword(current: string, password: string): Promise<Outcome<null>> {
  return attempt(() => api.users.changePassword({ body: { current, password } }));
}

/** Asks for another address; it holds once confirmed from there. */
export function changeEmail(email: string, password: string): Promise<Outcome<Profile>> {
  return attempt(() => api.users.changeEmail({ body: { email, password } }));
}

export function devices(): Promise<Outcome<Device[]>> {
  return attempt(() => api.users.devices());
}

/** Logs one device out. @returns those that are still logged in */
export function logOutDevice(id: string): Promise<Outcome<Device[]>> {
  return attempt(() => api.users.logOutDevice({ params: { id } }));
}

/** Logs every device out at the host; this one is to log out, too. */
export function logOutEverywhere(): Promise<Outcome<null>> {
  return attempt(() => api.users.logOutEverywhere());
}

export function deletion(): Promise<Outcome<Deletion>> {
  return attempt(() => api.users.deletion());
}

/** Everything held about the person, as JSON. */
export function exportData(): Promise<Outcome<Record<string, unknown>>> {
  return attempt(() => api.users.export());
}

/** Deletes the account at the host; this device is to log out, too. */
export function deleteAccount(): Promise<Outcome<null>> {
  return attempt(() => api.users.remove());
}
