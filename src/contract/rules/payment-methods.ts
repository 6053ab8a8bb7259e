export const paymentMethods = ['card', 'transfer', 'virtual-account', 'international-card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The currency of each payment method (docs/specification.md#member-calls): won through the provider in Korea, or dollars at the locked rate through
 * the international one. Other combinations are not allowed.
 */
const currencyOf = {
  card: 'KRW',
  transfer: 'KRW',
  'virtual-account': 'KRW',
  'international-card': 'USD',
} as const satisfies Record<PaymentMethod, 'KRW' | 'USD'>;

export function isInternationalMethod(method: PaymentMethod): boolean {
  return currencyOf[method] === 'USD';
}

/**
 * The methods by which somebody else may pay through a link. A virtual account is excluded: it is paid later from a bank in Korea, and refunds only
 * to an account that its payer names.
 */
export const payerMethods = ['card', 'transfer', 'international-card'] as const;
export type PayerMethod = (typeof payerMethods)[number];

export function payerMethodsOf(isInternational: boolean): PayerMethod[] {
  return payerMethods.filter((method) => !isInternational || isInternationalMethod(method));
}
