import * as v from 'valibot';
import { Me, Profile } from '../accounts.ts';
import { del, get, put } from '../endpoint.ts';
import { ReservationSummary } from '../reservations.ts';
import { Instant, PageQuery, QueryFlag, QueryText } from '../shared.ts';

/** An account as administrators see it. */
export const AdminUser = v.object({ ...Me.entries, ...Profile.entries, createdAt: Instant });
export type AdminUser = v.InferOutput<typeof AdminUser>;

const summaries = { data: v.array(ReservationSummary) };

export const adminUsers = {
  list: get('/v1/admin/users', 'admin', {
    summary: 'List all accounts',
    description: '`search` finds names and addresses.',
    query: v.object({ search: v.optional(QueryText), ...PageQuery }),
    data: v.array(AdminUser),
    paged: true,
  }),
  get: get('/v1/admin/users/{id}', 'admin', {
    summary: 'Get an account',
    description: 'With its profile.',
    data: AdminUser,
  }),
  grantAdmin: put('/v1/admin/users/{id}/admin', 'admin', {
    summary: 'Grant the administrator role',
    description: "The role holds from the account's next call on.",
    data: AdminUser,
  }),
  revokeAdmin: del('/v1/admin/users/{id}/admin', 'admin', {
    summary: 'Revoke the administrator role',
    description:
      'The last administrator cannot lose the role (`last_administrator`), and one’s own goes only with `own`.',
    query: v.object({ own: v.optional(QueryFlag, 'false') }),
    data: AdminUser,
  }),
  upcoming: get('/v1/admin/users/{id}/reservations/upcoming', 'admin', {
    summary: 'List the upcoming reservations of a member',
    description: 'Requested or confirmed, with check-in after today.',
    ...summaries,
  }),
  past: get('/v1/admin/users/{id}/reservations/past', 'admin', {
    summary: 'List the past reservations of a member',
    description: 'Stays that have ended, by date or early.',
    ...summaries,
  }),
  current: get('/v1/admin/users/{id}/reservations/current', 'admin', {
    summary: 'List the current reservations of a member',
    description: 'Stays that have begun and have not ended.',
    ...summaries,
  }),
  canceled: get('/v1/admin/users/{id}/reservations/canceled', 'admin', {
    summary: 'List the cancelled reservations of a member',
    description: 'Reservations that were cancelled, and holds that expired.',
    ...summaries,
  }),
};
