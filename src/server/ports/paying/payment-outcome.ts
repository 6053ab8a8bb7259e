/**
 * A virtual account for one payment. `bank` is the three-digit transfer code in Korea, or the provider's name for it; `holder` is as the bank shows
 * it; `dueAt` is the ISO 8601 instant after which it accepts nothing.
 */
export type IssuedAccount = { bank: string; number: string; holder: string; dueAt: string };

/** `paymentKey` is the provider's id of the payment; `cardLast4` the end of the card number as far as the provider shows it (`970*`). */
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
      /** The virtual account that waits for the money, with the provider's `key` of the payment. */
      account?: IssuedAccount & { key: string };
    }
  | {
      outcome: 'declined';
      reason: string;
      /** The provider has no payment for this order: nobody has paid on its page so far, which may still be open. */
      isUnknown?: boolean;
    };
