import { createHash } from 'node:crypto';
import type { PaymentGateway } from '#server/ports/payments.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import type { StoredMethods } from '#server/ports/paying/stored-methods.ts';
import { TossError, unclear, type TossApi, type TossPayment } from './api.ts';

type Shop = {
  api: TossApi;
  clientKey: string;
  secretKey: string;
  read: PaymentGateway['read'];
  outcomeOf: (payment: TossPayment) => PaymentOutcome;
};

/**
 * Cards that Toss Payments stores under a billing key, which its window agrees and we have issued. Its API cannot delete one, so the key is only
 * erased here; without it nothing can be charged.
 */
export function tossMethods({ api, clientKey, secretKey, read, outcomeOf }: Shop): StoredMethods {
  /** Derives a key that is the same for every call about a setup and cannot be guessed. */
  const customerKey = (setupId: string) =>
    createHash('sha256').update(`${secretKey} ${setupId}`).digest('base64url');
  return {
    open: ({ setupId, customer, returnUrl }) => {
      const way = {
        kind: 'toss-billing' as const,
        clientKey,
        customerKey: customerKey(setupId),
        customerName: customer.name.slice(0, 100),
        customerEmail: customer.email,
        successUrl: returnUrl,
        failUrl: returnUrl,
      };
      return Promise.resolve({ way, customerKey: null });
    },
    finish: async ({ setupId, key }) => {
      try {
        const body = { authKey: key, customerKey: customerKey(setupId) };
        const issued = await api.issue(body, `issue-${setupId}-${key}`.slice(0, 300));
        return {
          outcome: 'stored',
          method: { customerKey: issued.customerKey, methodKey: issued.billingKey },
          cardLast4: issued.card?.number?.slice(-4) ?? null,
        };
      } catch (error) {
        return declinedBy(error);
      }
    },
    charge: async ({ orderId, amount, title, language, customer }, method) => {
      try {
        const made = await api.post(
          `/v1/billing/${encodeURIComponent(method.methodKey)}`,
          {
            customerKey: method.customerKey,
            amount,
            orderId,
            orderName: title[language].slice(0, 100),
            customerEmail: customer.email,
            customerName: customer.name.slice(0, 100),
          },
          `charge-${orderId}`,
        );
        return made.orderId === orderId ? outcomeOf(made) : { outcome: 'declined', reason: 'unknown_order' };
      } catch (error) {
        if (error instanceof TossError && error.code === 'ALREADY_PROCESSED_PAYMENT')
          return read({ orderId, paymentKey: null });
        return declinedBy(error);
      }
    },
    forget: () => Promise.resolve(),
  };
}

/**
 * Returns an explicit refusal.
 * @throws any error that does not tell the outcome
 */
function declinedBy(error: unknown): { outcome: 'declined'; reason: string } {
  const isClear = error instanceof TossError && error.status < 500 && error.status !== 429;
  if (!isClear || unclear.has(error.code)) throw error;
  return { outcome: 'declined', reason: error.code };
}
