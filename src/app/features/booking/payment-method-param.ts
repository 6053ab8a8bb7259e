import type { PaymentMethod } from '#contract/rules/payment-methods.ts';

/** The methods as a table that the compiler holds to the contract: the contract's list would bring every vocabulary into the first view. */
const methods: Record<PaymentMethod, true> = {
  card: true,
  transfer: true,
  'virtual-account': true,
  'international-card': true,
};

/** A search parameter as a payment method; undefined where it is none. */
export function paymentMethodParam(given: unknown): PaymentMethod | undefined {
  return typeof given === 'string' && Object.hasOwn(methods, given) ? (given as PaymentMethod) : undefined;
}
