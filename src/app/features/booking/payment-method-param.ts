import type { PaymentMethod } from '#contract/rules/payment-methods.ts';

/**
 * The methods as a table that the compiler checks against the contract; importing the contract's own list would load all its vocabularies in the
 * first view.
 */
const methods: Record<PaymentMethod, true> = {
  card: true,
  transfer: true,
  'virtual-account': true,
  'international-card': true,
};

export function paymentMethodParam(given: unknown): PaymentMethod | undefined {
  return typeof given === 'string' && Object.hasOwn(methods, given) ? (given as PaymentMethod) : undefined;
}
