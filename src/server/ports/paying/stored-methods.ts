import type { MethodSetup } from '#contract/reservations/automatic-payments.ts';
import type { Cents, Won } from '#contract/rules/money.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/** A provider's keys for a person and their stored payment method. Secrets: with them and our API key the method can be charged. */
export type StoredMethod = { customerKey: string; methodKey: string };

type SetupOrder = {
  setupId: string;
  title: Bilingual;
  customer: { name: string; email: string };
  /** The address at which the browser returns. It already has a query, to which the provider adds its key. */
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
  /** Set if the stay is charged in dollars. */
  amountUsdCents: Cents | null;
  title: Bilingual;
  customer: { name: string; email: string };
  language: Language;
};

/** Stores payment methods and charges them without the person present. Every call may be repeated safely. */
export type StoredMethods = {
  /** Opens the provider's page to store a method. `customerKey` is set if the provider assigns it in advance. */
  open(setup: SetupOrder): Promise<{ way: WithoutId<MethodSetup>; customerKey: string | null }>;
  finish(setup: { setupId: string; key: string }): Promise<SetupOutcome>;
  /** Charges a method for an order, once even if repeated. @throws if the outcome is unknown */
  charge(order: ChargeOrder, method: StoredMethod): Promise<PaymentOutcome>;
  /** Deletes a method, and the person if the provider supports that; a missing one is not an error. */
  forget(method: { customerKey: string | null; methodKey: string | null }): Promise<void>;
};

type WithoutId<T> = T extends unknown ? Omit<T, 'setupId'> : never;
