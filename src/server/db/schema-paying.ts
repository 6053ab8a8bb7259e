import type { ColumnType, Generated } from 'kysely';
import type { PaymentSource } from '#contract/vocabulary.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { At, Json, MaybeAt } from './columns.ts';

export type AutomaticEnd = 'member' | 'replaced' | 'not_stored' | 'stay_over' | 'account_deleted';

/** The virtual account of a payment. `bank` is the transfer code, `dueAt` an instant (ISO 8601). */
export type StoredVirtualAccount = { bank: string; number: string; holder: string; dueAt: string };

export type PaymentOrigin = {
  link_id: Generated<string | null>;
  payer_email: Generated<string | null>;
  payer_language: Generated<Language | null>;
  automatic_payment_id: Generated<string | null>;
  virtual_account: ColumnType<StoredVirtualAccount | null, string | null | undefined, string | null>;
  /** The requested deadline of its order's virtual account; null for an order paid by another method. */
  account_until: MaybeAt;
  /** The deadline of the account that expected its money, if nothing came. */
  account_ended_at: MaybeAt;
};

export type RefundSending = {
  tried_at: MaybeAt;
  /** Since when an administrator has taken it over; its provider is not asked again. */
  by_hand_at: MaybeAt;
  account_asked_at: MaybeAt;
};

export interface PayingTables {
  payment_links: {
    id: string;
    instalment_id: string;
    /** SHA-256 of the token in the link's address. */
    token_hash: string;
    language: Language;
    mailed_to: string | null;
    made_at: At;
    expires_at: At;
    recalled_at: MaybeAt;
  };
  automatic_payments: {
    id: string;
    reservation_id: string;
    provider: PaymentSource;
    /** The provider's names for the person and the stored method, encrypted; null before it is stored, and after it is deleted there. */
    customer_key: Generated<string | null>;
    method_key: Generated<string | null>;
    card_last4: Generated<string | null>;
    consent_version: string;
    agreed_at: At;
    stored_at: MaybeAt;
    ended_at: MaybeAt;
    end_reason: ColumnType<AutomaticEnd | null, AutomaticEnd | null | undefined, AutomaticEnd | null>;
  };
  automatic_charges: {
    automatic_payment_id: string;
    instalment_id: string;
    amount: number;
    amount_usd_cents: number | null;
    announced_at: At;
    attempts: Generated<number>;
    tried_at: MaybeAt;
  };
  /** Members' accounts for refunds that cannot go back through their payment. `account` is encrypted; the other columns are for display. */
  refund_accounts: {
    reservation_id: string;
    scope: 'domestic' | 'abroad';
    account: string;
    number_end: string;
    set_at: At;
  };
  sandbox_methods: {
    setup_id: string;
    customer_key: string;
    method_key: string;
    return_url: string;
    language: Language;
    title: Json<Bilingual>;
    status: 'open' | 'agreed' | 'stored' | 'abandoned' | 'deleted';
    declines: Generated<boolean>;
    created_at: At;
  };
}
