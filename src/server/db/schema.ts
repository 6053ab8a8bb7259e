import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { BoardType } from '#contract/boards.ts';
import type { HouseType, Location } from '#contract/houses.ts';
import type { Provider } from '#contract/payments.ts';
import type { PaymentMethod } from '#contract/reservations.ts';
import type { StoredStatus } from '#contract/rules/life.ts';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import type { Bilingual, Language } from '#contract/shared.ts';

/** Dates are Seoul dates as text, instants JS Dates, money whole won or US cents. Column by column as the migrations make them. */
type Json<T> = ColumnType<T, string, string>;
type At = ColumnType<Date, Date, Date>;
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface Schema {
  accounts: {
    id: string;
    email: string;
    password_hash: string | null;
    role: Generated<Role>;
    language: Language;
    first_name: string;
    last_name: string;
    phone_country: string;
    phone: string;
    birth_date: string | null;
    email_confirmed_at: MaybeAt;
    created_at: At;
    deleted_at: MaybeAt;
  };
  consents: {
    id: string;
    account_id: string;
    kind: 'terms' | 'receipt' | 'marketing' | 'cancellation';
    version: string;
    given_at: At;
  };
  refresh_tokens: {
    id: string;
    family: string;
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
    purpose: 'confirm' | 'reset';
    token_hash: string;
    created_at: At;
    expires_at: At;
    used_at: MaybeAt;
  };
  photos: {
    id: string;
    width: number;
    height: number;
    widths: Json<number[]>;
    alt: Json<Bilingual>;
    dominant: string;
    blur: string;
  };
  houses: {
    id: string;
    name: Json<Bilingual>;
    summary: Json<Bilingual>;
    about: Json<Bilingual>;
    location: Location;
    type: HouseType;
    area: Json<Bilingual>;
    address: Json<Bilingual>;
    latitude: number;
    longitude: number;
    station: Json<{ name: Bilingual; lines: number[]; walkMinutes: number }>;
    area_m2: number;
    max_guests: number;
    beds: number;
    bathrooms: number;
    floor: Json<Bilingual>;
    parking: Json<Bilingual>;
    facilities: Json<string[]>;
    before_reservation: Json<Bilingual[]>;
    things_to_know: Json<Bilingual[]>;
    min_nights: number;
    monthly_rent: number;
    deposit: number;
    rank: Generated<number>;
    door_code: string;
    wifi_name: string;
    wifi_password: string;
    way: Json<Bilingual>;
    published: Generated<boolean>;
  };
  house_photos: { house_id: string; photo_id: string; position: number };
  coupons: {
    code: string;
    kind: 'amount' | 'percent';
    value: number;
    starts_on: string | null;
    ends_on: string | null;
    max_uses: number | null;
    min_nights: Generated<number>;
  };
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
    signed_at: MaybeAt;
    first_paid_at: MaybeAt;
    confirmed_at: MaybeAt;
    closed_at: MaybeAt;
    closed_reason: string | null;
    /** The reservation of the same house that this one prolongs. */
    extends_id: Generated<string | null>;
  };
  occupants: {
    reservation_id: string;
    position: number;
    first_name: string;
    last_name: string;
    email: string;
    phone_country: string;
    phone: string;
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
  };
  payments: {
    id: string;
    instalment_id: string;
    provider: Provider;
    order_id: string;
    payment_key: string | null;
    amount: number;
    amount_usd_cents: number | null;
    status: 'started' | 'confirming' | 'paid' | 'failed';
    method: string | null;
    failure: string | null;
    started_at: At;
    paid_at: MaybeAt;
  };
  refunds: {
    id: string;
    payment_id: string;
    amount: number;
    amount_usd_cents: number | null;
    reason: string;
    status: 'recorded' | 'done';
    recorded_at: At;
    done_at: MaybeAt;
    provider_ref: string | null;
  };
  documents: {
    id: string;
    kind: 'contract' | 'signed-contract';
    sha256: string;
    bytes: Uint8Array;
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
    signer_name: string;
    signer_email: string;
    signer_phone: string;
    signed_at: MaybeAt;
    created_at: At;
    /** When a fresh contract took its place; of a reservation only one is current. */
    superseded_at: MaybeAt;
  };
  contract_links: { id: string; contract_id: string; token_hash: string; created_at: At; expires_at: At };
  contract_events: {
    id: string;
    contract_id: string;
    seq: number;
    kind: string;
    at: At;
    ip: string | null;
    user_agent: string | null;
    detail: string | null;
  };
  outbox: {
    id: string;
    /** Deduplicates: one message a key. */
    key: string;
    channel: 'email' | 'sms';
    recipient: string;
    language: Language;
    subject: string | null;
    text: string;
    html: string | null;
    created_at: At;
    next_attempt_at: At;
    attempts: Generated<number>;
    sent_at: MaybeAt;
    last_error: string | null;
  };
  /** The sandbox provider's own books: what a real provider would keep on its side. */
  sandbox_orders: {
    order_id: string;
    payment_key: string;
    amount: number;
    currency: 'KRW' | 'USD';
    title: Json<Bilingual>;
    return_url: string;
    language: Language;
    method: string;
    status: 'open' | 'authorized' | 'declined' | 'abandoned' | 'paid';
    refunded: Generated<number>;
    created_at: At;
  };
  sandbox_refunds: {
    idempotency_key: string;
    order_id: string;
    amount: number;
    reason: string;
    created_at: At;
  };
  exchange_rates: { id: string; krw_per_usd: string; source: string; at: At };
  boards: {
    id: string;
    board_type: BoardType;
    main: Generated<boolean>;
    title: Json<Bilingual>;
    summary: Json<Bilingual>;
    body: Json<Bilingual>;
    photo_id: string | null;
    event_starts_at: MaybeAt;
    event_place: Json<Bilingual> | null;
    event_capacity: number | null;
    person: Json<Bilingual> | null;
    published_at: At;
  };
  faq_groups: { id: string; title: Json<Bilingual>; position: number };
  faqs: {
    id: string;
    group_id: string;
    question: Json<Bilingual>;
    answer: Json<Bilingual>;
    position: number;
  };
  reviews: {
    id: string;
    reservation_id: string;
    house_id: string;
    author: string;
    facilities: number;
    communication: number;
    community: number;
    location: number;
    comment: string;
    private_comment: string;
    published: Generated<boolean>;
    created_at: At;
  };
}
