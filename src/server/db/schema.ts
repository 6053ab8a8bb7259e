import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ContractBlock } from '#contract/contract-text.ts';
import type { PaymentSource } from '#contract/vocabulary.ts';
import type { PaymentMethod } from '#contract/reservations/reservations.ts';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import type { RefundReason } from '#contract/rules/refund-reason.ts';
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

/** Why nobody but a person can settle a payment: the provider took another amount, or does not tell what became of the order. */
export type PaymentDoubt = 'amount_differs' | 'no_answer';

/** Every table, column by column as the migrations make them. */
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
    /** The day the stay really ended, where that was before check_out. */
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
    /** Since when a bank transfer keeps the dates of a request, which then expires no more; null while it does. */
    hold_kept_at: MaybeAt;
    signed_at: MaybeAt;
    first_paid_at: MaybeAt;
    confirmed_at: MaybeAt;
    closed_at: MaybeAt;
    closed_reason: ClosingReason | null;
    /** The reservation of the same house that this one prolongs. */
    extends_id: Generated<string | null>;
    /** Since when it waits for a room beside the others. */
    parked_at: MaybeAt;
    /** Since when somebody else may have its nights: the exclusion constraint no longer counts it. */
    gave_way_at: MaybeAt;
    /** The nights of a change that is not completed: the exclusion constraint counts them beside its own. */
    change_check_in: Generated<string | null>;
    change_check_out: Generated<string | null>;
    /** When a change after the first payment was completed last; null where none was. */
    changed_at: MaybeAt;
  };
  /** Every change of a reservation, numbered in order. */
  reservation_events: {
    id: string;
    reservation_id: string;
    seq: number;
    transition: TransitionName;
    actor_kind: ActorKind;
    actor_account_id: string | null;
    /** As the actor was called then; gone with a member's account. */
    actor_name: string | null;
    at: At;
    /** The columns that changed, as they were; null of a new reservation. */
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>>;
    /** Why the reservation was closed. */
    reason: ClosingReason | null;
    /** Why, as an administrator wrote it. */
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
    /** In which somebody who is not the member is written to; null for the language of the member. */
    language: ColumnType<Language | null, Language | null | undefined, Language | null>;
    /** True where they chose it themselves, when signing: nobody else changes it. */
    is_own_language: Generated<boolean>;
    /** As `accounts.search_name`. */
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
    /** Of its receipt, from 1: never changed, nor given to another payment of the reservation. */
    number: number;
    /** When it ceased to be owed although it was paid: with a change that was dropped, or laid out anew. */
    dropped_at: Generated<Date | null>;
    /** When what was kept of the deposit settled it. */
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
    /** The end of the number of the card that paid, as far as its provider shows it. */
    card_last4: string | null;
    failure: string | null;
    /** Begun for an instalment that is owed no more: its money buys nothing. */
    is_dropped: Generated<boolean>;
    started_at: At;
    paid_at: MaybeAt;
    /** The next time the provider is asked what became of it, while that is not written down. */
    next_read_at: MaybeAt;
    /** Why a person must look at it, from when on; null once it is settled. */
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
    /** Administrators were told that it does not go through. */
    warned_at: MaybeAt;
  } & RefundSending;
  documents: {
    id: string;
    kind: 'contract' | 'signed-contract';
    sha256: string;
    bytes: Uint8Array;
    /** The text of the file, block by block; null of files from before it was written down. */
    text: ColumnType<ContractBlock[] | null, string | undefined, never>;
    created_at: At;
  };
  contracts: {
    id: string;
    reservation_id: string;
    status: 'sent' | 'signed' | 'declined' | 'void';
    /** Everything the PDF was made of, so that the signed copy has the same pages. */
    content: Json<Record<string, unknown>>;
    document_id: string;
    signed_document_id: string | null;
    signed_at: MaybeAt;
    created_at: At;
    /** The instant at which a newer contract of the same reservation took its place. */
    replaced_at: MaybeAt;
    /** The same instant where none took its place: the contract of a change that came to nothing. */
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
    /** When a link leaves that was held back: its recipient has had enough mail for a day. */
    link_held_until: MaybeAt;
  };
  contract_links: { id: string; signer_id: string; token_hash: string; created_at: At; expires_at: At };
  contract_events: {
    id: string;
    contract_id: string;
    /** The signer it was about, where it was about one of them. */
    signer_id: string | null;
    seq: number;
    kind: string;
    at: At;
    ip: string | null;
    user_agent: string | null;
    detail: string | null;
  };
  signing_keys: { id: string; certificate: string; private_key: Uint8Array; created_at: At };
  /** The sandbox provider's own books, which a real provider would have on its side. */
  sandbox_orders: {
    order_id: string;
    payment_key: string;
    amount: number;
    currency: 'KRW' | 'USD';
    title: Json<Bilingual>;
    /** Encrypted: the address of a payment link pays. */
    return_url: string;
    language: Language;
    method: string;
    status: 'open' | 'authorized' | 'waiting' | 'declined' | 'abandoned' | 'paid';
    refunded: Generated<number>;
    /** The number of times the shop is told of the payment; 0 where it is not told at all. */
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
  /** Rates that administrators set by hand; `ends_on` is the last Seoul day of one. */
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
  /** The stored picture of a shared address, by its subject and language, and what it was drawn of. */
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
  /** Readers' answers to whether an answer helped; `voter` tells devices apart and names nobody. */
  faq_votes: { faq_id: string; voter: string; helpful: boolean; voted_at: At };
}
