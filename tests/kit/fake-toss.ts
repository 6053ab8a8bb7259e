import { randomUUID } from 'node:crypto';
import { startLocalServer, type Answer } from './local-server.ts';

export const tossSecret = 'test_sk_of_the_tests';

type Cancel = {
  transactionKey: string;
  cancelAmount: number;
  cancelReason: string;
  cancelStatus: string;
  canceledAt: string;
};
type Payment = {
  mId: string;
  version: string;
  paymentKey: string;
  orderId: string;
  orderName: string;
  currency: string;
  method: string;
  status: string;
  requestedAt: string;
  approvedAt: string | null;
  useEscrow: boolean;
  totalAmount: number;
  balanceAmount: number;
  suppliedAmount: number;
  vat: number;
  cancels: Cancel[] | null;
  virtualAccount: object | null;
  card: object | null;
  failure: object | null;
};

/**
 * Simulates Toss Payments by its documentation: the payment object, the codes, idempotency for 15 days, one cancellation a second. `pay` does the
 * work of its window.
 */
export async function startFakeToss() {
  const payments = new Map<string, Payment>();
  const answers = new Map<string, Answer>();
  const agreed = new Map<string, string>();
  const state = { charged: 0, returned: 0, lost: 0, down: false, dropCancel: false };
  const all = (orderId: string) => [...payments.values()].filter((payment) => payment.orderId === orderId);
  /** Finds the payment of an order; a confirmed one comes before one left open by a closed window. */
  const find = (orderId: string) =>
    all(orderId).find(({ status }) => status !== 'IN_PROGRESS') ?? all(orderId)[0];
  const refused = (status: number, code: string, message = code): Answer => ({
    status,
    body: { code, message },
  });

  const server = await startLocalServer(async ({ method, path, headers, body }) => {
    if (headers.authorization !== `Basic ${Buffer.from(`${tossSecret}:`).toString('base64')}`)
      return refused(401, 'UNAUTHORIZED_KEY', '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.');
    if (state.down) return refused(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING');
    if (method === 'GET') {
      const orderId = /^\/v1\/payments\/orders\/(.+)$/.exec(path)?.[1];
      const payment = orderId ? find(orderId) : payments.get(path.split('/').at(-1) ?? '');
      return payment
        ? { body: payment }
        : refused(404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.');
    }
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || key.length > 300) return refused(400, 'INVALID_IDEMPOTENCY_KEY');
    const known = answers.get(key);
    const given =
      known ??
      (path.endsWith('/cancel')
        ? cancel(path, body)
        : path.startsWith('/v1/billing/')
          ? billing(path, body)
          : confirm(body));
    answers.set(key, given);
    // The money has moved, and nobody hears of it.
    if (state.lost > 0) {
      state.lost -= 1;
      return refused(500, 'UNKNOWN_PAYMENT_ERROR');
    }
    return given;
  });

  function billing(path: string, body: Buffer): Answer {
    const sent = JSON.parse(body.toString()) as Record<string, string | number>;
    if (path === '/v1/billing/authorizations/issue') {
      const customerKey = agreed.get(String(sent['authKey']));
      if (customerKey !== sent['customerKey']) return refused(400, 'INVALID_AUTH_KEY');
      const billingKey = `${String(sent['authKey'])}_billing`;
      return { body: { billingKey, customerKey, method: '카드', card: { number: '43301234****4242' } } };
    }
    const billingKey = decodeURIComponent(path.split('/').at(-1) ?? '');
    if (agreed.get(billingKey.replace(/_billing$/, '')) !== sent['customerKey'])
      return refused(403, 'NOT_MATCHES_CUSTOMER_KEY');
    if (find(String(sent['orderId']))) return refused(400, 'DUPLICATED_ORDER_ID');
    if (billingKey.startsWith('declines')) return refused(403, 'REJECT_CARD_PAYMENT');
    const { paymentKey } = pay(
      { orderId: String(sent['orderId']), amount: Number(sent['amount']) },
      { status: 'DONE' },
    );
    state.charged += Number(sent['amount']);
    return { body: { ...payments.get(paymentKey)! } };
  }

  function confirm(body: Buffer): Answer {
    const { paymentKey, orderId, amount } = JSON.parse(body.toString()) as {
      paymentKey: string;
      orderId: string;
      amount: number;
    };
    const payment = payments.get(paymentKey);
    if (payment?.orderId !== orderId) return refused(404, 'NOT_FOUND_PAYMENT');
    if (payment.status === 'EXPIRED') return refused(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (payment.status !== 'IN_PROGRESS')
      return refused(400, 'ALREADY_PROCESSED_PAYMENT', '이미 처리된 결제 입니다.');
    if (find(orderId) !== payment && find(orderId)?.status !== 'IN_PROGRESS')
      return refused(400, 'DUPLICATED_ORDER_ID', '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.');
    if (payment.totalAmount !== amount) return refused(400, 'INVALID_REQUEST');
    if (payment.failure)
      return refused(403, 'REJECT_CARD_PAYMENT', '한도초과 혹은 잔액부족으로 결제에 실패했습니다.');
    payment.status = payment.method === '가상계좌' ? 'WAITING_FOR_DEPOSIT' : 'DONE';
    if (payment.status === 'DONE') {
      payment.approvedAt = '2026-11-21T10:00:05+09:00';
      state.charged += amount;
    }
    return { body: { ...payment } };
  }

  function cancel(path: string, body: Buffer): Answer {
    const payment = payments.get(path.split('/').at(-2) ?? '');
    const { cancelReason, cancelAmount, refundReceiveAccount } = JSON.parse(body.toString()) as {
      cancelReason: string;
      cancelAmount: number;
      refundReceiveAccount?: { bank: string };
    };
    if (!payment) return refused(404, 'NOT_FOUND_PAYMENT');
    if (payment.balanceAmount < cancelAmount) return refused(403, 'NOT_CANCELABLE_AMOUNT');
    if (payment.virtualAccount && !refundReceiveAccount?.bank)
      return refused(400, 'INVALID_REFUND_ACCOUNT_INFO');
    if (!state.dropCancel) {
      payment.balanceAmount -= cancelAmount;
      state.returned += cancelAmount;
      payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
      payment.cancels = [
        ...(payment.cancels ?? []),
        {
          transactionKey: randomUUID(),
          cancelAmount,
          cancelReason,
          cancelStatus: 'DONE',
          canceledAt: '2026-11-21T11:00:00+09:00',
        },
      ];
    }
    return { body: { ...payment } };
  }

  function pay(
    order: { orderId: string; amount: number },
    how: {
      method?: string;
      status?: string;
      refused?: boolean;
      refundAccount?: boolean;
      bankCode?: string;
      dueDate?: string;
    } = {},
  ) {
    const paymentKey = `tviva${randomUUID()}`;
    const isAccount = how.method === '가상계좌';
    payments.set(paymentKey, {
      mId: 'tvivarepublica',
      version: '2022-11-16',
      paymentKey,
      orderId: order.orderId,
      orderName: 'The Trial House',
      currency: 'KRW',
      method: how.method ?? '카드',
      status: how.status ?? 'IN_PROGRESS',
      requestedAt: '2026-11-21T10:00:00+09:00',
      approvedAt: null,
      useEscrow: false,
      totalAmount: order.amount,
      balanceAmount: order.amount,
      suppliedAmount: Math.round(order.amount / 1.1),
      vat: order.amount - Math.round(order.amount / 1.1),
      cancels: null,
      virtualAccount: isAccount
        ? {
            accountNumber: 'X6505636518308',
            bankCode: how.bankCode ?? '20',
            customerName: 'Linh',
            dueDate: how.dueDate ?? '2026-11-22T10:00:00+09:00',
            expired: false,
            refundReceiveAccount: how.refundAccount
              ? { bankCode: '20', accountNumber: '1000123456789', holderName: 'Linh' }
              : null,
          }
        : null,
      card: isAccount ? null : { issuerCode: '71', number: '12345678****000*', approveNo: '00000000' },
      failure: how.refused ? { code: 'REJECT_CARD_PAYMENT', message: '잔액부족' } : null,
    });
    return { orderId: order.orderId, paymentKey, amount: order.amount };
  }

  return {
    ...server,
    state,
    payments,
    pay,
    agree: (customerKey: string, card: 'works' | 'declines' = 'works') => {
      const authKey = `${card}_${randomUUID()}`;
      agreed.set(authKey, customerKey);
      return authKey;
    },
    deposit: (orderId: string) => {
      const payment = find(orderId);
      if (payment?.status !== 'WAITING_FOR_DEPOSIT') throw new Error('Nobody waits for that deposit.');
      payment.status = 'DONE';
      payment.approvedAt = '2026-11-21T12:00:00+09:00';
      state.charged += payment.totalAmount;
    },
  };
}
export type FakeToss = Awaited<ReturnType<typeof startFakeToss>>;
