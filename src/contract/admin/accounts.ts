import * as v from 'valibot';
import { Me, Profile } from '../accounts.ts';
import { del, get, put } from '../endpoint.ts';
import { isPlainDate } from '../rules/dates.ts';
import { ReservationSummary } from '../reservations/reservations.ts';
import { Instant, Name, PageQuery, PlainDate, QueryFlag, QueryText, Won } from '../shared.ts';
import { consentKinds } from './vocabulary.ts';

export const AdminUser = v.object({
  ...Me.entries,
  ...v.omit(Profile, ['phoneImpossible']).entries,
  createdAt: Instant,
  blockedAt: v.nullable(v.pipe(Instant, v.description('Since when it can neither log in nor book'))),
  invitedAt: v.nullable(
    v.pipe(Instant, v.description('When it was last invited; null once the invitation is accepted')),
  ),
});
export type AdminUser = v.InferOutput<typeof AdminUser>;

export const Consent = v.object({
  kind: v.picklist(consentKinds),
  version: v.string(),
  givenAt: Instant,
  withdrawnAt: v.nullable(Instant),
});
export const AdminDevice = v.object({
  id: v.string(),
  userAgent: v.pipe(v.string(), v.description('As the browser names itself')),
  network: v.pipe(v.string(), v.description('An IPv4 address, or the /64 of an IPv6 one')),
  loggedInAt: Instant,
  lastSeenAt: Instant,
  loggedOutAt: v.nullable(Instant),
  notified: v.pipe(v.boolean(), v.description('Notifications are allowed there')),
});
export const OpenInstalment = v.object({
  reservationId: v.string(),
  code: v.string(),
  sequence: v.pipe(v.number(), v.description('From 1')),
  dueOn: PlainDate,
  overdue: v.boolean(),
  amount: Won,
});

/** An account as administrators see it in detail. `version` identifies the state of the fields they may correct. */
export const AdminUserDetail = v.object({
  ...AdminUser.entries,
  version: v.string(),
  blockedReason: v.nullable(
    v.pipe(v.string(), v.description('As the administrator wrote it, for the staff')),
  ),
  consents: v.pipe(v.array(Consent), v.description('Oldest first')),
  devices: v.pipe(v.array(AdminDevice), v.description('The last seen first')),
  owed: v.pipe(v.array(OpenInstalment), v.description('By due date')),
});
export type AdminUserDetail = v.InferOutput<typeof AdminUserDetail>;

export const AdminUserChange = v.object({
  firstName: Name,
  lastName: Name,
  birthDate: v.nullable(v.pipe(v.string(), v.trim(), v.check(isPlainDate, 'birth_date_invalid'))),
});
export type AdminUserChange = v.InferInput<typeof AdminUserChange>;

/** Reason for blocking an account. It is not shown to the member. */
export const BlockRequest = v.object({
  reason: v.pipe(
    v.string('reason_required'),
    v.trim(),
    v.minLength(1, 'reason_required'),
    v.maxLength(300, 'text_too_long'),
  ),
});

const summaries = { data: v.array(ReservationSummary) };

export const adminUsers = {
  list: get('/v1/admin/users', 'admin', {
    summary: 'List all accounts',
    description: '`search` finds names, with or without their accents, addresses and phone numbers.',
    query: v.object({ search: v.optional(QueryText), ...PageQuery }),
    data: v.array(AdminUser),
    paged: true,
  }),
  get: get('/v1/admin/users/{id}', 'admin', {
    summary: 'Get an account',
    description: 'With its profile, consents, devices and what it owes. The ETag is its `version`.',
    data: AdminUserDetail,
    version: 'shown',
  }),
  newsRecipients: get('/v1/admin/users/news-recipients', 'admin', {
    summary: 'Export who is to be sent news as CSV',
    description:
      'Members who agreed to news and have not taken it back, with a confirmed address, in the language of `Accept-Language`. Every export is recorded, with the number of rows.',
    file: 'text/csv',
    addition: true,
  }),
  update: put('/v1/admin/users/{id}', 'admin', {
    summary: 'Correct the name or the date of birth of an account',
    description:
      'Of the version that `If-Match` names; one that is not the present one is refused with `version_stale`, and `current` is the account as it is now.',
    body: AdminUserChange,
    data: AdminUserDetail,
    version: 'required',
    addition: true,
  }),
  block: put('/v1/admin/users/{id}/block', 'admin', {
    summary: 'Block an account',
    description:
      'Logs it out everywhere; it cannot log in any more, and its reservations stay. Neither one’s own account (`own_account`) nor the last administrator’s (`last_administrator`).',
    body: BlockRequest,
    data: AdminUserDetail,
    addition: true,
  }),
  unblock: del('/v1/admin/users/{id}/block', 'admin', {
    summary: 'Unblock an account',
    description: 'It can log in again.',
    data: AdminUserDetail,
    addition: true,
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
