import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { ConsentKind } from '#contract/admin/vocabulary.ts';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import type { Language } from '#contract/shared.ts';
import type { AuditedAction, AuditedKind } from '#server/ports/audit.ts';
import type { At, Json, MaybeAt } from './columns.ts';

export type { ConsentKind };

/** Accounts, and where and how each is logged in. Column by column as the migrations make them. */
export interface PeopleTables {
  accounts: {
    id: string;
    email: string;
    password_hash: string | null;
    role: Generated<Role>;
    language: Language;
    first_name: string;
    last_name: string;
    /** The name in both orders as `fold_text` writes it; the database makes it. */
    search_name: GeneratedAlways<string>;
    /** Dialling code and number of the phone; both null until they are told, with the first booking at the latest. */
    phone_country: string | null;
    phone: string | null;
    birth_date: string | null;
    email_confirmed_at: MaybeAt;
    created_at: At;
    /** The subject by which Google knows this person. */
    google_sub: ColumnType<string | null, string | null | undefined, string | null>;
    /** An address that was asked for and is not confirmed yet. */
    pending_email: ColumnType<string | null, string | null | undefined, string | null>;
    notify_sms: Generated<boolean>;
    notify_push: Generated<boolean>;
    /** Since when the account can neither log in nor book, and why, in the words of an administrator. */
    blocked_at: MaybeAt;
    blocked_reason: ColumnType<string | null, string | null | undefined, string | null>;
    /** Of somebody whom an administrator invited and who has not accepted yet: when last. */
    invited_at: MaybeAt;
  };
  /** The audit log lists the actions of administrators in order; each is written in the transaction that did it. */
  audit_log: {
    id: Generated<number>;
    at: At;
    actor_account_id: string | null;
    /** As the administrator was called then. */
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
  /** A browser that logged in; its id is the family of its refresh tokens. */
  devices: {
    id: string;
    account_id: string;
    user_agent: string;
    ip: string;
    logged_in_at: At;
    last_seen_at: At;
    ended_at: MaybeAt;
    /** The browser's entry of `known_devices`; null for what logged in before there were any, or was forgotten. */
    known_device_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** A browser that an account was logged in from before, by the hash of its device cookie. */
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
    /** The token that this one was given for. */
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
    /** The address that a change is about. */
    email: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: At;
    expires_at: At;
    used_at: MaybeAt;
  };
  reset_requests: { id: string; email: string; requested_at: At };
  /** Counts how often something was done since an instant; of no meaning any more after `until`. */
  allowances: { key: string; since: At; until: At; used: number };
  /** A device that its member lets us notify. */
  push_subscriptions: {
    id: string;
    /** Nothing is shown there once that device is logged out. */
    device_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: At;
    /** Notifications in a row that its push service refused, though the subscription has not ended. */
    failures: Generated<number>;
  };
  push_choices: {
    account_id: string;
    /** The kinds of notifications that the member has switched off. */
    muted: Json<PushKind[]>;
  };
}
