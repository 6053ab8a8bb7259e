import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { ConsentKind } from '#contract/admin/vocabulary.ts';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import type { Language } from '#contract/shared.ts';
import type { AuditedAction, AuditedKind } from '#server/ports/audit.ts';
import type { At, Json, MaybeAt } from './columns.ts';

export type { ConsentKind };

export interface PeopleTables {
  accounts: {
    id: string;
    email: string;
    password_hash: string | null;
    role: Generated<Role>;
    language: Language;
    first_name: string;
    last_name: string;
    search_name: GeneratedAlways<string>;
    /** Dialing code and number of the phone; both null until given, with the first booking at the latest. */
    phone_country: string | null;
    phone: string | null;
    birth_date: string | null;
    email_confirmed_at: MaybeAt;
    created_at: At;
    google_sub: ColumnType<string | null, string | null | undefined, string | null>;
    pending_email: ColumnType<string | null, string | null | undefined, string | null>;
    notify_sms: Generated<boolean>;
    notify_push: Generated<boolean>;
    blocked_at: MaybeAt;
    blocked_reason: ColumnType<string | null, string | null | undefined, string | null>;
    /** When an administrator last invited a person who has not accepted yet. */
    invited_at: MaybeAt;
  };
  audit_log: {
    id: Generated<number>;
    at: At;
    actor_account_id: string | null;
    /** The administrator's name at that time. */
    actor_name: string;
    ip: string;
    user_agent: string;
    action: AuditedAction;
    subject_kind: AuditedKind;
    subject_id: string;
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>> | null;
  };
  consents: {
    id: string;
    account_id: string;
    kind: ConsentKind;
    version: string;
    given_at: At;
    withdrawn_at: MaybeAt;
  };
  /** A browser that logged in. Its id is the family of its refresh tokens. */
  devices: {
    id: string;
    account_id: string;
    user_agent: string;
    ip: string;
    logged_in_at: At;
    last_seen_at: At;
    ended_at: MaybeAt;
    /** The browser's entry in `known_devices`; null for log-ins from before that table, and for forgotten ones. */
    known_device_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** A browser that an account has logged in from, by the hash of its device cookie. */
  known_devices: {
    id: string;
    account_id: string;
    secret_hash: string;
    known_since: At;
    last_seen_at: At;
  };
  refresh_tokens: {
    id: string;
    family: string;
    predecessor_id: ColumnType<string | null, string | null | undefined, never>;
    account_id: string;
    token_hash: string;
    created_at: At;
    expires_at: At;
    used_at: MaybeAt;
    revoked_at: MaybeAt;
    user_agent: string;
    ip: string;
  };
  email_tokens: {
    id: string;
    account_id: string;
    purpose: 'confirm' | 'reset' | 'change-email' | 'invite';
    token_hash: string;
    email: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: At;
    expires_at: At;
    used_at: MaybeAt;
  };
  reset_requests: { id: string; email: string; requested_at: At };
  /** Counts uses since an instant. A row has no meaning after `until`. */
  allowances: { key: string; since: At; until: At; used: number };
  push_subscriptions: {
    id: string;
    /** Notifications stop once that device is logged out. */
    device_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: At;
    /** Consecutive notifications that the push service refused although the subscription has not ended. */
    failures: Generated<number>;
  };
  push_choices: {
    account_id: string;
    muted: Json<PushKind[]>;
  };
}
