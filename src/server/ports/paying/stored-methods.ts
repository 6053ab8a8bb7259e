import type { MethodSetup } from '#contract/reservations/automatic-payments.ts';
import type { Cents, Won } from '#contract/rules/money.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/** A provider's names for a person and for a method that it stores of theirs. Secrets: who has them and our key can charge it. */
export type StoredMethod = { customerKey: string; methodKey: string };

type SetupOrder = {
  setupId: string;
  title: Bilingual;
  customer: { name: string; email: string };
  /** The address at which the browser returns; it has a query, to which the provider adds its key. */
  returnUrl: string;
  language: Language;
  currency: 'KRW' | 'USD';
};

export type SetupOutcome =
  | { outcome: 'stored'; method: StoredMethod; cardLast4: string | null }
  | { outcome: 'pending' }
  | { outcome: 'declined'; reason: string };

export type ChargeOrder = {
  orderId: string;
  amount: Won;
  /** Set where the stay is charged in dollars. */
  amountUsdCents: Cents | null;
  title: Bilingual;
  customer: { name: string; email: string };
  language: Language;
};

/** Storing of payment methods, and charging them with nobody there. Every call may be repeated without harm. */
export type StoredMethods = {
  /** Opens where a person has a method stored. `customerKey` where the provider names the person before. */
  open(setup: SetupOrder): Promise<{ way: WithoutId<MethodSetup>; customerKey: string | null }>;
  /** Asks for the method that was stored, by the key that the browser brought. */
  finish(setup: { setupId: string; key: string }): Promise<SetupOutcome>;
  /** Charges a method once for an order, however often it is asked. @throws where nothing is known of the outcome */
  charge(order: ChargeOrder, method: StoredMethod): Promise<PaymentOutcome>;
  /** Deletes a method, and the person, where the provider offers that; one that is gone already is no error. */
  forget(method: { customerKey: string | null; methodKey: string | null }): Promise<void>;
};

type WithoutId<T> = T extends unknown ? Omit<T, 'setupId'> : never;
