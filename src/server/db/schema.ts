import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ContractBlock } from '#contract/contract-text.ts';
import type { PaymentSource } from '#contract/vocabulary.ts';
import type { PaymentMethod } from '#contract/reservations/reservations.ts';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import type { RefundReason } from '#contract/rules/refund/refund-reason.ts';
import type {
  ActorKind,
  ClosingReason,
  StoredStatus,
  TransitionName,
} from '#contract/rules/reservation-status.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { At, Json, MaybeAt } from './columns.ts';
import type { BoardTables } from './schema-boards.ts';
import type { CheckOutTables } from './schema-check-outs.ts';
import type { CalendarTables } from './schema-calendars.ts';
import type { CertificateTables } from './schema-certificates.ts';
import type { HouseTables } from './schema-houses.ts';
import type { MessageTables } from './schema-messages.ts';
import type { PeopleTables } from './schema-people.ts';
import type { StaffTables } from './schema-staff.ts';
import type { ChangeTables } from './schema-changes.ts';
import type { ConsultationTables } from './schema-consultations.ts';
import type { CouponTables } from './schema-coupons.ts';
import type { ChoosingTables } from './schema-choosing.ts';
import type { TicketTables } from './schema-tickets.ts';
import type { PaymentOrigin, PayingTables, RefundSending } from './schema-paying.ts';
import type { TurnoverTables } from './schema-turnovers.ts';

/** Why only a person can settle a payment: the provider took another amount, or does not report the outcome. */
export type PaymentDoubt = 'amount_differs' | 'no_answer';

export interface Schema
  extends
    PeopleTables,
    HouseTables,
    StaffTables,
    TurnoverTables,
    BoardTables,
    ChangeTables,
    ConsultationTables,
    CalendarTables,
    CheckOutTables,
    CertificateTables,
    ChoosingTables,
    CouponTables,
    MessageTables,
    TicketTables,
    PayingTables {
  reservations: {
    id: string;
    code: string;
    account_id: string | null;
    house_id: string;
    status: StoredStatus;
    check_in: string;
    check_out: string;
    /** The last day of the stay if it ended before check_out. */
    ended_on: string | null;
    guests: number;
    bedding_sets: number;
    coupon_code: string | null;
    house_price: number;
    coupon_discount: number;
    bedding_price: number;
    deposit: number;
    total: number;
    is_international: boolean;
    payment_method: PaymentMethod;
    krw_per_usd: string;
    rate_source: string;
    rate_at: At;
    total_usd_cents: number | null;
    policy: Json<RefundPolicy>;
    terms_version: string;
    cancellation_version: string;
    requested_at: At;
    hold_expires_at: At;
    /** Since when a bank transfer keeps the dates of a request, which then no longer expires; null otherwise. */
    hold_kept_at: MaybeAt;
    signed_at: MaybeAt;
    first_paid_at: MaybeAt;
    confirmed_at: MaybeAt;
    closed_at: MaybeAt;
    closed_reason: ClosingReason | null;
    /** The reservation of the same house that this one extends. */
    extends_id: Generated<string | null>;
    parked_at: MaybeAt;
    /** Since when somebody else may take its nights. The exclusion constraint no longer counts it. */
    gave_way_at: MaybeAt;
    /** The nights of a pending change. The exclusion constraint counts them in addition to its own. */
    change_check_in: Generated<string | null>;
    change_check_out: Generated<string | null>;
    /** When a change after the first payment was last completed; null if there was none. */
    changed_at: MaybeAt;
  };
  reservation_events: {
    id: string;
    reservation_id: string;
    seq: number;
    transition: TransitionName;
    actor_kind: ActorKind;
    actor_account_id: string | null;
    /** The actor's name at that time; erased with a member's account. */
    actor_name: string | null;
    at: At;
    /** The previous values of the changed columns; null for a new reservation. */
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>>;
    reason: ClosingReason | null;
    note: string | null;
  };
  occupants: {
    reservation_id: string;
    position: number;
    first_name: string;
    last_name: string;
    email: string;
    phone_country: string;
    phone: string;
    /** The language for messages to somebody other than the member; null for the member's language. */
    language: ColumnType<Language | null, Language | null | undefined, Language | null>;
    /** True if they chose it themselves when signing. Nobody else changes it. */
    is_own_language: Generated<boolean>;
    /** Like `accounts.search_name`. */
    search_name: GeneratedAlways<string>;
  };
  instalments: {
    id: string;
    reservation_id: string;
    seq: number;
    due_on: string;
    period_from: string;
    period_to: string;
    deposit: number;
    bedding: number;
    rent: number;
    amount: number;
    amount_usd_cents: number | null;
    grace_until: Generated<string | null>;
    /** The number of its receipt, from 1. It never changes and is never reused within the reservation. */
    number: number;
    /** When it ceased to be owed although it was paid, because a change was dropped or the schedule was replaced. */
    dropped_at: Generated<Date | null>;
    kept_at: Generated<Date | null>;
  };
  payments: {
    id: string;
    instalment_id: string;
    provider: PaymentSource;
    order_id: string;
    payment_key: string | null;
    amount: number;
    amount_usd_cents: number | null;
    status: 'started' | 'confirming' | 'paid' | 'failed';
    method: string | null;
    /** The last digits of the card that paid, if its provider shows them. */
    card_last4: string | null;
    failure: string | null;
    /** True if it was begun for an instalment that is no longer owed, so its money pays for nothing. */
    is_dropped: Generated<boolean>;
    started_at: At;
    paid_at: MaybeAt;
    /** When to ask the provider for the outcome next, while it is not recorded. */
    next_read_at: MaybeAt;
    /** Why and since when a person must look at it; null once it is settled. */
    doubt: ColumnType<PaymentDoubt | null, PaymentDoubt | null | undefined, PaymentDoubt | null>;
    doubted_at: MaybeAt;
  } & PaymentOrigin;
  refunds: {
    id: string;
    payment_id: string;
    amount: number;
    amount_usd_cents: number | null;
    reason: RefundReason;
    status: 'recorded' | 'done';
    recorded_at: At;
    done_at: MaybeAt;
    provider_ref: string | null;
    attempts: Generated<number>;
    next_attempt_at: MaybeAt;
    last_error: string | null;
    warned_at: MaybeAt;
  } & RefundSending;
  documents: {
    id: string;
    kind: 'contract' | 'signed-contract';
    sha256: string;
    bytes: Uint8Array;
    /** The text of the file, block by block; null for files from before it was recorded. */
    text: ColumnType<ContractBlock[] | null, string | undefined, never>;
    created_at: At;
  };
  contracts: {
    id: string;
    reservation_id: string;
    status: 'sent' | 'signed' | 'declined' | 'void';
    /** The input of the PDF, so that the signed copy has the same pages. */
    content: Json<Record<string, unknown>>;
    document_id: string;
    signed_document_id: string | null;
    signed_at: MaybeAt;
    created_at: At;
    replaced_at: MaybeAt;
    /** When a contract ended without a replacement, because its change came to nothing. */
    dropped_at: MaybeAt;
  };
  contract_signers: {
    id: string;
    contract_id: string;
    /** 1 is the member who booked. */
    position: number;
    name: string;
    email: string;
    phone: string;
    language: Language;
    status: 'sent' | 'opened' | 'signed' | 'declined';
    mark_kind: 'drawn' | 'typed' | null;
    mark_png: Uint8Array | null;
    mark_text: string | null;
    signed_at: MaybeAt;
    declined_at: MaybeAt;
    reason: string | null;
    ip: string | null;
    user_agent: string | null;
    time_zone: string | null;
    /** As in the passport's machine-readable zone, the nationality by ISO 3166-1; null until the signer has signed. */
    passport_surname: ColumnType<string | null, string | null | undefined, string | null>;
    passport_given_names: ColumnType<string | null, string | null | undefined, string | null>;
    nationality: ColumnType<string | null, string | null | undefined, string | null>;
    birth_date: ColumnType<string | null, string | null | undefined, string | null>;
    /** When a held-back link is sent: its recipient has reached the daily mail limit. */
    link_held_until: MaybeAt;
  };
  contract_links: { id: string; signer_id: string; token_hash: string; created_at: At; expires_at: At };
  contract_events: {
    id: string;
    contract_id: string;
    signer_id: string | null;
    seq: number;
    kind: string;
    at: At;
    ip: string | null;
    user_agent: string | null;
    detail: string | null;
  };
  signing_keys: { id: string; certificate: string; private_key: Uint8Array; created_at: At };
  sandbox_orders: {
    order_id: string;
    payment_key: string;
    amount: number;
    currency: 'KRW' | 'USD';
    title: Json<Bilingual>;
    /** Encrypted, because the address of a payment link allows paying. */
    return_url: string;
    language: Language;
    method: string;
    status: 'open' | 'authorized' | 'waiting' | 'declined' | 'abandoned' | 'paid';
    refunded: Generated<number>;
    /** Number of times the shop is notified of the payment; 0 for never. */
    notices: Generated<number>;
    pay_until: MaybeAt;
    created_at: At;
  };
  sandbox_refunds: {
    idempotency_key: string;
    order_id: string;
    amount: number;
    reason: string;
    created_at: At;
  };
  sandbox_notices: { id: string; order_id: string; due_at: At; copies: number };
  /** Rates that administrators set by hand. `ends_on` is the last Seoul day of one. */
  manual_rates: {
    id: string;
    krw_per_usd: string;
    reason: string;
    set_at: At;
    set_by: string | null;
    ends_on: string | null;
    ended_at: MaybeAt;
  };
  exchange_rates: { id: string; krw_per_usd: string; source: string; at: At; read_at: At };
  share_pictures: { subject: string; content_hash: string; drawn_at: At };
  faq_groups: {
    id: string;
    /** Its address on the page of questions, made once. */
    slug: string;
    title: Json<Bilingual>;
    position: number;
  };
  faqs: {
    id: string;
    group_id: string;
    /** Its address on the page of questions, made once. */
    slug: string;
    question: Json<Bilingual>;
    answer: Json<Bilingual>;
    position: number;
  };
  /** Votes on whether an answer helped. `voter` tells devices apart and identifies nobody. */
  faq_votes: { faq_id: string; voter: string; helpful: boolean; voted_at: At };
}
