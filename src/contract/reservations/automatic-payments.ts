import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { Cents, PlainDate, Won } from '../shared.ts';

export const AutomaticPayment = v.object({
  state: v.pipe(
    v.picklist(['unavailable', 'off', 'on']),
    v.description('`unavailable` where nothing is left to charge, or the payment provider stores no method'),
  ),
  cardLast4: v.nullable(v.string()),
  next: v.pipe(
    v.nullable(
      v.object({ paymentId: v.string(), dueOn: PlainDate, amount: Won, amountUsdCents: v.nullable(Cents) }),
    ),
    v.description('The payment that is charged next, or would be; it is announced some days before'),
  ),
});
export type AutomaticPayment = v.InferOutput<typeof AutomaticPayment>;

const TossBilling = v.object({
  kind: v.literal('toss-billing'),
  setupId: v.string(),
  clientKey: v.string(),
  customerKey: v.string(),
  customerName: v.string(),
  customerEmail: v.string(),
  successUrl: v.string(),
  failUrl: v.string(),
});
export const MethodSetup = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), setupId: v.string(), checkoutUrl: v.string() }),
  TossBilling,
]);
export type MethodSetup = v.InferOutput<typeof MethodSetup>;

export const AutomaticPaymentConsent = v.object({ consent: v.literal(true, 'consent_required') });
export const StoredMethodKey = v.object({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) });

const own = '/v1/reservations/{id}/automatic-payment';

/** Payment of later instalments by a stored method (ADR 66). */
export const automaticPayments = {
  get: get(own, 'member', {
    summary: 'Get the automatic payment of a stay',
    description: 'Tells if it is on, for which card, and what is charged next.',
    data: AutomaticPayment,
    addition: true,
  }),
  begin: post(own, 'member', {
    summary: 'Begin to switch automatic payment on',
    description:
      'Records the agreement with the version of its text, and answers how the browser gets to where the provider stores a method. Nothing is charged.',
    body: AutomaticPaymentConsent,
    data: MethodSetup,
    addition: true,
  }),
  finish: post(`${own}/{setupId}`, 'member', {
    summary: 'Finish switching automatic payment on',
    description:
      'Asks the provider for the method that its page stored; a method that was on before is deleted. Repeating it changes nothing.',
    body: StoredMethodKey,
    data: AutomaticPayment,
    addition: true,
  }),
  stop: del(own, 'member', {
    summary: 'Switch automatic payment off',
    description: 'Nothing more is charged, and the stored method is deleted. Repeating it changes nothing.',
    data: AutomaticPayment,
    addition: true,
  }),
};
