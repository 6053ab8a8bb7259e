import type { Cents, Won } from '#contract/rules/money.ts';
import type { Bilingual } from '#contract/shared.ts';

/** Money as messages tell it: `usd` in cents, 0 where nothing was charged in dollars. */
type Charged = { amount: Won; usd: Cents };

/** The messages about payments by somebody else and without anybody, with what each one tells. */
export type PayingMessages = {
  /**
   * To somebody whom a member asks to pay: `name` is as the member typed it. `aboutUsd` in cents, what it is in dollars where it is charged in
   * won; `expiresAt` is the end of the link.
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
  /** To the member, because an administrator asks for a payment; `expiresAt` is the end of the link, by which it is paid without a log-in. */
  'payment-reminder': Charged & {
    name: string;
    house: Bilingual;
    dueOn: string;
    expiresAt: string;
    link: string;
  };
  /** To somebody else who paid by a link and wanted a receipt; `order` is the order's number at the provider. */
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
  /** The account to transfer to until `expiresAt`; `accountHolder` is empty where the provider tells none. */
  'virtual-account': Charged & {
    name: string;
    house: Bilingual;
    bank: Bilingual;
    accountNumber: string;
    accountHolder: string;
    expiresAt: string;
    link: string;
  };
  /** Nothing was transferred to an account by its deadline, `expiresAt`, and the payment is open again, to be made by `dueOn`. */
  'account-ended': Charged & {
    name: string;
    house: Bilingual;
    expiresAt: string;
    dueOn: string;
    link: string;
  };
  /** `card` is the end of its number, empty where the provider does not tell it. */
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
  /** A refund cannot go back the way it was paid: the member is asked for an account. */
  'refund-account-needed': { name: string; house: Bilingual; code: string; link: string };
  /** A refund was sent by hand, by bank transfer. */
  'refund-transferred': Charged & { name: string; house: Bilingual; link: string };
};
