import type { Selectable } from 'kysely';
import type { Device, Me, NotificationChoices, Profile } from '#contract/accounts.ts';
import type { AdminUser } from '#contract/admin/accounts.ts';
import type { Schema } from '#server/db/schema.ts';

export type AccountRow = Selectable<Schema['accounts']>;
type ConsentRow = Selectable<Schema['consents']>;

/** A full name as its script writes it: the family name first, and without a space, in Korean. */
export function fullName({
  first_name: first,
  last_name: last,
}: Pick<AccountRow, 'first_name' | 'last_name'>): string {
  const korean = /^[\p{Script=Hangul}\s]+$/u.test(first + last);
  return korean ? `${last}${first}` : `${first} ${last}`;
}

export function presentMe(account: AccountRow): Me {
  return {
    id: account.id,
    username: fullName(account),
    email: account.email,
    emailConfirmed: account.email_confirmed_at !== null,
    role: account.role,
    language: account.language,
  };
}

/** `consents` are all that the account ever gave: those that were not taken back are its choices. */
export function presentProfile(account: AccountRow, consents: ConsentRow[]): Profile {
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

/** Presents an account to administrators. */
export function presentAdminUser(account: AccountRow, consents: ConsentRow[]): AdminUser {
  return {
    ...presentMe(account),
    ...presentProfile(account, consents),
    createdAt: account.created_at.toISOString(),
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

/** The account's own part of everything that is held about a person. */
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
