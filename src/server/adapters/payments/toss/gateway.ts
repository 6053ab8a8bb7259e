import { createHash } from 'node:crypto';
import type { TossWindow } from '#contract/reservations/payments.ts';
import { HOUR_MS } from '#contract/rules/durations.ts';
import type { Context } from '#server/context.ts';
import type { PaymentGateway, PaymentOrder } from '#server/ports/payments.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import { orderOfNotice } from '../notice.ts';
import { tossApi, TossError, unclear, type TossPayment } from './api.ts';
import { dueDate, issuedAccount } from './virtual-account.ts';
import { tossMethods } from './stored.ts';

export type TossOptions = {
  clientKey: string;
  secretKey: string;
  clock: Context['clock'];
  /** Overrides the API's address in tests. */
  base?: string;
};

/** Refusals of orders that are already paid. The second code means that another window paid, or got an account for, the order. */
const takenBefore = new Set(['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID']);

/** Refusals with a meaning that only reading the payment can tell. */
const askedBefore = new Set([
  ...takenBefore,
  'NOT_FOUND_PAYMENT_SESSION',
  // The key is not of this order; the order may have been paid under another.
  'NOT_FOUND_PAYMENT',
]);

const methods = {
  card: 'CARD',
  'international-card': 'CARD',
  transfer: 'TRANSFER',
  'virtual-account': 'VIRTUAL_ACCOUNT',
} as const;

/**
 * Toss Payments: cards, transfers and virtual accounts in won. Its window opens in the browser, and the money is taken when we confirm, within ten
 * minutes. Its notices are not signed, so they are only hints to read the payment.
 */
export function tossGateway({
  clientKey,
  secretKey,
  clock,
  base = 'https://api.tosspayments.com',
}: TossOptions): PaymentGateway {
  const api = tossApi(base, secretKey);
  const read = async (payment: { orderId: string; paymentKey: string | null }): Promise<PaymentOutcome> => {
    const { orderId, paymentKey } = payment;
    const byKey = paymentKey === null ? null : await find(encodeURIComponent(paymentKey));
    const found = byKey?.orderId === orderId ? byKey : await find(`orders/${encodeURIComponent(orderId)}`);
    if (found?.orderId === orderId) return outcomeOf(found);
    return { ...declined('NOT_FOUND_PAYMENT'), isUnknown: true };
  };
  const find = async (path: string): Promise<TossPayment | null> => {
    try {
      return await api.get(`/v1/payments/${path}`);
    } catch (error) {
      if (error instanceof TossError && error.code === 'NOT_FOUND_PAYMENT') return null;
      throw error;
    }
  };
  return {
    provider: 'toss',
    open: (order) => {
      if (order.amountUsdCents !== null) throw new Error('Toss Payments is set up for won only.');
      const window = windowOf(order, { clientKey, secretKey, now: clock.now() });
      return Promise.resolve({ way: { kind: 'toss', ...window }, paymentKey: null });
    },
    confirm: async ({ orderId, paymentKey, amount }) => {
      try {
        const body = { paymentKey, orderId, amount };
        const made = await api.post('/v1/payments/confirm', body, `${orderId}:${paymentKey}`);
        return made.orderId === orderId ? outcomeOf(made) : declined('unknown_order');
      } catch (error) {
        if (!(error instanceof TossError) || error.status >= 500 || error.status === 429) throw error;
        if (unclear.has(error.code)) throw error;
        if (!askedBefore.has(error.code)) return declined(error.code);
        const isOther = error.code === 'DUPLICATED_ORDER_ID';
        const found = await read({ orderId, paymentKey: isOther ? null : paymentKey });
        return found.outcome === 'paid' || takenBefore.has(error.code) ? found : declined(error.code);
      }
    },
    read,
    stored: tossMethods({ api, clientKey, secretKey, read, outcomeOf }),
    refund: (refund) => refundOnce(api, refund),
    hear: ({ body }) => Promise.resolve({ genuine: true, orderId: orderOfNotice(body) }),
  };
}

/** Arguments of the script that opens the payment window. `now` is in milliseconds since the epoch. */
function windowOf(
  order: PaymentOrder,
  { clientKey, secretKey, now }: { clientKey: string; secretKey: string; now: number },
): TossWindow {
  const returnTo = (query: Record<string, string>) =>
    `${order.returnUrl}${Object.keys(query).length ? `?${new URLSearchParams(query).toString()}` : ''}`;
  return {
    clientKey,
    customerKey: customerKey(order.customer.email ?? order.orderId, secretKey),
    method: methods[order.method],
    orderName: order.title[order.language].slice(0, 100),
    customerName: order.customer.name.slice(0, 100),
    customerEmail: order.customer.email ?? '',
    internationalCard: order.method === 'international-card',
    validHours: Math.min(Math.max(Math.floor((order.until - now) / HOUR_MS), 1), 7 * 24),
    dueDate: dueDate(order.until),
    language: order.language,
    successUrl: returnTo({}),
    // A window that is closed comes back without the order's number.
    failUrl: returnTo({ order: order.orderId }),
  };
}

/**
 * Refunds once per key, however often it is called.
 * @throws if the provider does not carry it out
 */
async function refundOnce(
  api: ReturnType<typeof tossApi>,
  { idempotencyKey, orderId, paymentKey, amount, reason }: Parameters<PaymentGateway['refund']>[0],
): Promise<{ ref: string }> {
  const path = `/v1/payments/${encodeURIComponent(paymentKey)}`;
  const payment = await api.get(path);
  if (payment.orderId !== orderId) throw new Error(`Toss Payments holds no payment for order ${orderId}.`);
  const done = cancelOf(payment, idempotencyKey);
  if (done) return { ref: done };
  const account = payment.virtualAccount?.refundReceiveAccount;
  if (payment.virtualAccount && !account)
    throw new Error('A virtual account is refunded to a bank account, and this payer has named none.');
  const body = {
    cancelReason: `${reason} (${idempotencyKey})`.slice(0, 200),
    cancelAmount: amount,
    ...(account
      ? {
          refundReceiveAccount: {
            bank: account.bankCode,
            accountNumber: account.accountNumber,
            holderName: account.holderName,
          },
        }
      : {}),
  };
  const ref = cancelOf(await api.post(`${path}/cancel`, body, idempotencyKey), idempotencyKey);
  // Of two cancellations within a second only the first is carried out.
  if (!ref) throw new Error(`Toss Payments did not carry out the refund ${idempotencyKey}.`);
  return { ref };
}

/** Translates a payment's status. A virtual account waits for its deposit, and a partly refunded payment counts as made. */
function outcomeOf(payment: TossPayment): PaymentOutcome {
  switch (payment.status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return {
        outcome: 'paid',
        method: payment.method ?? 'unknown',
        amount: payment.totalAmount,
        // Another currency is another amount: it never equals what was asked.
        currency: payment.currency === 'KRW' ? 'KRW' : 'USD',
        paymentKey: payment.paymentKey,
        cardLast4: payment.card?.number?.slice(-4) ?? null,
      };
    case 'READY':
    case 'IN_PROGRESS':
      return { outcome: 'pending' };
    case 'WAITING_FOR_DEPOSIT': {
      const account = issuedAccount(payment);
      return { outcome: 'pending', ...(account ? { account: { ...account, key: payment.paymentKey } } : {}) };
    }
    default:
      return declined(payment.status);
  }
}

/** Returns the provider's name for the refund of this id, if it was made. The id is found in the reason that the provider stores. */
function cancelOf(payment: TossPayment, id: string): string | null {
  const found = payment.cancels?.find(
    (cancel) => cancel.cancelReason?.includes(id) && (cancel.cancelStatus ?? 'DONE') === 'DONE',
  );
  return found?.transactionKey ?? null;
}

/** Derives a key that is the same for all payments of a person and cannot be guessed from what is known of them. */
function customerKey(email: string, secretKey: string): string {
  return createHash('sha256').update(`${secretKey} ${email}`).digest('base64url');
}

function declined(reason: string) {
  return { outcome: 'declined' as const, reason };
}
