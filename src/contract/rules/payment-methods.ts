export const paymentMethods = ['card', 'transfer', 'virtual-account', 'international-card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Names the currency that each way to pay is charged in (docs/specification.md#member-calls): won through the provider in Korea, or dollars
 * at the locked rate through the international one. A method and a currency that do not stand beside each other do not go together.
 */
const currencyOf = {
  card: 'KRW',
  transfer: 'KRW',
  'virtual-account': 'KRW',
  'international-card': 'USD',
} as const satisfies Record<PaymentMethod, 'KRW' | 'USD'>;

/** Tells whether a way to pay is charged in dollars, abroad. */
export function isInternationalMethod(method: PaymentMethod): boolean {
  return currencyOf[method] === 'USD';
}

/**
 * The ways in which somebody else may pay by a link. A virtual account is not among them: it is paid into later, from a bank in Korea, and
 * gives back only to an account that its payer names.
 */
export const payerMethods = ['card', 'transfer', 'international-card'] as const;
export type PayerMethod = (typeof payerMethods)[number];

/** The ways open to the payer of an instalment: of a stay in won all of them, of one in dollars those that are charged in dollars. */
export function payerMethodsOf(isInternational: boolean): PayerMethod[] {
  return payerMethods.filter((method) => !isInternational || isInternationalMethod(method));
}
