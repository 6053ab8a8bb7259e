import type { ColumnType, Generated } from 'kysely';
import type { PaymentSource } from '#contract/vocabulary.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** Why automatic payments of a stay ended. */
export type AutomaticEnd = 'member' | 'replaced' | 'not_stored' | 'stay_over' | 'account_deleted';

/** The virtual account of a payment: `bank` is the code by which banks transfer, `dueAt` an instant (ISO 8601). */
export type StoredVirtualAccount = { bank: string; number: string; holder: string; dueAt: string };

/** The columns of a payment that tell who else began it, and where its money is awaited. */
export type PaymentOrigin = {
  /** The payment link by which somebody else began it. */
  link_id: Generated<string | null>;
  /** The address and language of a payer who wanted a receipt. */
  payer_email: Generated<string | null>;
  payer_language: Generated<Language | null>;
  /** The stored method that it was charged to, with nobody there. */
  automatic_payment_id: Generated<string | null>;
  /** The account that takes its money, while it waits for that. */
  virtual_account: ColumnType<StoredVirtualAccount | null, string | null | undefined, string | null>;
  /** The end that was asked for of the virtual account of its order; null of an order that is paid otherwise. */
  account_until: MaybeAt;
  /** The deadline of the account that its money was awaited in, once nothing came. */
  account_ended_at: MaybeAt;
};

/** The columns of a refund that tell who sends it. */
export type RefundSending = {
  /** The last time that its provider was asked for it. */
  tried_at: MaybeAt;
  /** Taken over by an administrator: its provider is not asked again. */
  by_hand_at: MaybeAt;
  /** The member was asked for an account. */
  account_asked_at: MaybeAt;
};

/** Payments by somebody else and without anybody. Column by column as the migrations make them. */
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
    /** The provider's names for the person and the stored method, encrypted; null before it is stored, and once it is deleted there. */
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
  /** Accounts of members for refunds that cannot go back through their payment; `account` is encrypted, the others are for showing. */
  refund_accounts: {
    reservation_id: string;
    scope: 'domestic' | 'abroad';
    account: string;
    number_end: string;
    set_at: At;
  };
  /** The sandbox provider's own books of stored methods. */
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
