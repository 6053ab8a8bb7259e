import type { Checkout } from '#contract/reservations/payments.ts';
import type {
  MadePaymentLink,
  PayableInstalment,
  PaymentLink,
} from '#contract/reservations/payment-links.ts';
import type { PayerMethod } from '#contract/rules/payment-methods.ts';
import type { Language } from '#contract/shared.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export type LinksOf = { reservationId: string; paymentId: string };

const paramsOf = ({ reservationId: id, paymentId }: LinksOf) => ({ id, paymentId });

export const ownLinks = (of: LinksOf): Promise<Result<PaymentLink[]>> =>
  attempt(() => api.paymentLinks.list({ params: paramsOf(of) }));

export const makeLink = (
  of: LinksOf,
  language: Language,
  mail: { to: string; name: string } | null,
): Promise<Result<MadePaymentLink>> =>
  attempt(() => api.paymentLinks.make({ params: paramsOf(of), body: { language, mail } }));

/** Recalls a link, so that nobody can pay by it any more. */
export const recallLink = (of: LinksOf, linkId: string): Promise<Result<null>> =>
  attempt(() => api.paymentLinks.recall({ params: { ...paramsOf(of), linkId } }));

export const payable = (token: string): Promise<Result<PayableInstalment>> =>
  attempt(() => api.paymentLinks.get({ params: { token } }));

export const payByLink = (
  token: string,
  body: { method: PayerMethod; receiptTo: string | null; language: Language },
): Promise<Result<Checkout>> => attempt(() => api.paymentLinks.pay({ params: { token }, body }));

type Brought = { orderId: string; paymentKey: string; amount: number };
const confirming = new Map<string, Promise<Result<{ state: 'processing' | 'paid' }>>>();

/** Confirms the payment that a payment page returned, once per visit however often it is called. */
export function confirmByLink(
  token: string,
  body: Brought,
): Promise<Result<{ state: 'processing' | 'paid' }>> {
  const asked = confirming.get(body.orderId);
  if (asked) return asked;
  const asking = attempt(() => api.paymentLinks.confirm({ params: { token }, body }));
  confirming.set(body.orderId, asking);
  return asking;
}

/** Lets the next `confirmByLink` of an order ask the host again. */
export function askAgainByLink(orderId: string): void {
  confirming.delete(orderId);
}
