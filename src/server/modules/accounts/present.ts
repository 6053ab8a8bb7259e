import type { Selectable } from 'kysely';
import type { Device, Me, NotificationChoices, Profile } from '#contract/accounts.ts';
import type { AdminUser, AdminUserDetail } from '#contract/admin/accounts.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { personName } from '#contract/rules/people/names.ts';
import type { Schema } from '#server/db/schema.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { AdminDeviceRow, OpenInstalmentRow } from './admin/read-store.ts';

export type AccountRow = Selectable<Schema['accounts']>;
type ConsentRow = Selectable<Schema['consents']>;

export function presentMe(account: AccountRow): Me {
  return {
    id: account.id,
    username: personName({ firstName: account.first_name, lastName: account.last_name }),
    email: account.email,
    emailConfirmed: account.email_confirmed_at !== null,
    role: account.role,
    language: account.language,
  };
}

/** Presents an account. `consents` are all consents ever given; those not withdrawn are the current choices. */
export function presentProfile(
  account: AccountRow,
  consents: ConsentRow[],
): Omit<Profile, 'phoneImpossible'> {
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    pendingEmail: account.pending_email,
    phoneCountry: account.phone_country,
    phone: account.phone,
    birthDate: account.birth_date,
    language: account.language,
    notifications: choices(account, consents),
    hasPassword: account.password_hash !== null,
    google: account.google_sub !== null,
  };
}

function choices(account: AccountRow, consents: ConsentRow[]): NotificationChoices {
  const agreed = (kind: ConsentRow['kind']) =>
    consents.some((consent) => consent.kind === kind && consent.withdrawn_at === null);
  return {
    receipt: agreed('receipt'),
    marketing: agreed('marketing'),
    sms: account.notify_sms,
    push: account.notify_push,
  };
}

export function presentAdminUser(account: AccountRow, consents: ConsentRow[]): AdminUser {
  return {
    ...presentMe(account),
    ...presentProfile(account, consents),
    createdAt: account.created_at.toISOString(),
    blockedAt: account.blocked_at?.toISOString() ?? null,
    invitedAt: account.invited_at?.toISOString() ?? null,
  };
}

export function presentAdminUserDetail(
  account: AccountRow,
  {
    consents,
    devices,
    owed,
  }: { consents: ConsentRow[]; devices: AdminDeviceRow[]; owed: OpenInstalmentRow[] },
  today: PlainDate,
): AdminUserDetail {
  const { first_name, last_name, birth_date } = account;
  return {
    ...presentAdminUser(account, consents),
    version: versionOf({ first_name, last_name, birth_date }),
    blockedReason: account.blocked_reason,
    consents: consents.map(({ kind, version, given_at, withdrawn_at }) => ({
      kind,
      version,
      givenAt: given_at.toISOString(),
      withdrawnAt: withdrawn_at?.toISOString() ?? null,
    })),
    devices: devices.map((device) => ({
      id: device.id,
      userAgent: device.user_agent,
      network: networkOf(device.ip),
      loggedInAt: device.logged_in_at.toISOString(),
      lastSeenAt: device.last_seen_at.toISOString(),
      loggedOutAt: device.ended_at?.toISOString() ?? null,
      notified: Boolean(device.subscribed) && device.ended_at === null,
    })),
    owed: owed.map((row) => ({
      reservationId: row.reservation_id,
      code: row.code,
      sequence: row.seq,
      dueOn: row.due_on,
      overdue: row.due_on < today,
      amount: row.amount,
    })),
  };
}

export function presentDevice(device: Selectable<Schema['devices']>, currentId: string): Device {
  return {
    id: device.id,
    userAgent: device.user_agent,
    ip: device.ip,
    loggedInAt: device.logged_in_at.toISOString(),
    lastSeenAt: device.last_seen_at.toISOString(),
    current: device.id === currentId,
  };
}

export function presentExport(
  account: AccountRow,
  {
    consents,
    devices,
    knownDevices,
  }: {
    consents: ConsentRow[];
    devices: Selectable<Schema['devices']>[];
    knownDevices: Selectable<Schema['known_devices']>[];
  },
): Record<string, unknown> {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    account: {
      ...presentMe(account),
      ...presentProfile(account, consents),
      createdAt: iso(account.created_at),
      emailConfirmedAt: iso(account.email_confirmed_at),
      googleSubject: account.google_sub,
      blockedAt: iso(account.blocked_at),
      blockedReason: account.blocked_reason,
    },
    consents: consents.map(({ kind, version, given_at, withdrawn_at }) => ({
      kind,
      version,
      givenAt: iso(given_at),
      withdrawnAt: iso(withdrawn_at),
    })),
    devices: devices.map((device) => ({
      userAgent: device.user_agent,
      ip: device.ip,
      loggedInAt: iso(device.logged_in_at),
      lastSeenAt: iso(device.last_seen_at),
      loggedOutAt: iso(device.ended_at),
    })),
    knownBrowsers: knownDevices.map(({ known_since, last_seen_at }) => ({
      knownSince: iso(known_since),
      lastSeenAt: iso(last_seen_at),
    })),
  };
}
