import type { AdminUser, AdminUserChange, AdminUserDetail } from '#contract/admin/accounts.ts';
import type { ReservationSummary } from '#contract/reservations/reservations.ts';
import { lists, type ReservationList } from '#contract/rules/reservation-status.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, type Changed } from '#app/admin/kit/form/conflict.ts';

/** Loads the news recipients as a spreadsheet file. The host makes the file and records the download. */
export function newsRecipientsFile(): Promise<Result<Blob>> {
  return attempt(() => api.adminUsers.newsRecipients());
}

export function user(id: string): Promise<Result<AdminUserDetail>> {
  return attempt(() => api.adminUsers.get({ params: { id } }));
}

/** Corrects an account over the version seen. After a concurrent change, `current` is the present account. */
export function correctUser(seen: AdminUserDetail, body: AdminUserChange): Promise<Changed<AdminUserDetail>> {
  const params = { id: seen.id };
  const touched = ({ firstName, lastName, birthDate }: AdminUserDetail) => [firstName, lastName, birthDate];
  return change(seen, touched, (ifMatch) => api.adminUsers.update({ params, ifMatch, body }));
}

export function blockUser(id: string, reason: string): Promise<Result<AdminUserDetail>> {
  return attempt(() => api.adminUsers.block({ params: { id }, body: { reason } }));
}

export function unblockUser(id: string): Promise<Result<AdminUserDetail>> {
  return attempt(() => api.adminUsers.unblock({ params: { id } }));
}

export type UserReservations = Record<ReservationList, ReservationSummary[]>;

export function reservationsOf(id: string): Promise<Result<UserReservations>> {
  return attempt(async () => {
    const loaded = lists.map(async (list) => [list, await api.adminUsers[list]({ params: { id } })] as const);
    return Object.fromEntries(await Promise.all(loaded)) as UserReservations;
  });
}

/** Grants the administrator role. Returns null without a message when that fails (docs/specification.md#error-catalogue). */
export async function grantAdmin(id: string): Promise<AdminUser | null> {
  const outcome = await attempt(() => api.adminUsers.grantAdmin({ params: { id } }));
  return outcome.ok ? outcome.value : null;
}

/**
 * Revokes the administrator role. `own` confirms that the role is the caller's.
 * @returns the account; `last_administrator` if nobody else has the role; null without a message for any other failure
 * (docs/specification.md#error-catalogue)
 */
export async function revokeAdmin(
  id: string,
  own: boolean,
): Promise<AdminUser | 'last_administrator' | null> {
  const query = { own: own ? 'true' : 'false' } as const;
  const outcome = await attempt(() => api.adminUsers.revokeAdmin({ params: { id }, query }));
  if (outcome.ok) return outcome.value;
  return outcome.problem.code === 'last_administrator' ? 'last_administrator' : null;
}
