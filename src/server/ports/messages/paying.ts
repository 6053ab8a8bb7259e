import type { Cents, Won } from '#contract/rules/money.ts';
import type { Bilingual } from '#contract/shared.ts';

/** Money in messages: `usd` in cents, 0 if not charged in dollars. */
type Charged = { amount: Won; usd: Cents };

export type PayingMessages = {
  /**
   * To a person whom a member asks to pay. `name` is as the member typed it; `aboutUsd` is the approximate amount in cents when charged in won;
   * `expiresAt` is the end of the link.
   */
  'payment-link': Charged & {
    name: string;
    booker: string;
    house: Bilingual;
    from: string;
    until: string;
    aboutUsd: Cents;
    dueOn: string;
    expiresAt: string;
    link: string;
  };
  /** To the member on an administrator's request. `expiresAt` is the end of the link, which needs no log-in. */
  'payment-reminder': Charged & {
    name: string;
    house: Bilingual;
    dueOn: string;
    expiresAt: string;
    link: string;
  };
  /** To a person who paid by link and wanted a receipt. `order` is the provider's order number. */
  'payment-received-payer': {
    name: string;
    booker: string;
    house: Bilingual;
    paid: Won;
    usd: Cents;
    from: string;
    until: string;
    order: string;
    link: string;
  };
  'payment-returned-payer': Charged & {
    name: string;
    booker: string;
    house: Bilingual;
    order: string;
    link: string;
  };
  /** The account to transfer to until `expiresAt`. `accountHolder` is empty if the provider gives none. */
  'virtual-account': Charged & {
    name: string;
    house: Bilingual;
    bank: Bilingual;
    accountNumber: string;
    accountHolder: string;
    expiresAt: string;
    link: string;
  };
  /** Nothing was transferred by the account's deadline `expiresAt`; the payment is open again until `dueOn`. */
  'account-ended': Charged & {
    name: string;
    house: Bilingual;
    expiresAt: string;
    dueOn: string;
    link: string;
  };
  /** `card` is the last digits of its number, empty if the provider gives none. */
  'automatic-charge': Charged & {
    name: string;
    house: Bilingual;
    dueOn: string;
    chargeTime: string;
    card: string;
    link: string;
  };
  'automatic-charge-failed': Charged & {
    name: string;
    house: Bilingual;
    dueOn: string;
    card: string;
    link: string;
  };
  'refund-account-needed': { name: string; house: Bilingual; code: string; link: string };
  'refund-transferred': Charged & { name: string; house: Bilingual; link: string };
};
