/**
 * An account that takes the money of one payment: `bank` is the code of three digits by which banks in Korea transfer, or as the provider
 * names it; `holder` as the bank shows it; `dueAt` the instant (ISO 8601) after which it takes nothing.
 */
export type IssuedAccount = { bank: string; number: string; holder: string; dueAt: string };

/** `paymentKey` is the provider's name for the payment, `cardLast4` the end of the card's number as far as the provider shows it (`970*`). */
export type PaymentOutcome =
  | {
      outcome: 'paid';
      method: string;
      amount: number;
      currency: 'KRW' | 'USD';
      paymentKey: string;
      cardLast4?: string | null;
    }
  | {
      outcome: 'pending';
      /** The virtual account that waits for the money, with the provider's name for the payment. */
      account?: IssuedAccount & { key: string };
    }
  | {
      outcome: 'declined';
      reason: string;
      /** The provider has no payment of this order: nobody has come so far on its page, which may still be open. */
      isUnknown?: boolean;
    };
