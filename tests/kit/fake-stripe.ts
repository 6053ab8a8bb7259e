import { createHmac, randomUUID } from 'node:crypto';
import { startLocalServer, type Answer } from './local-server.ts';

export const stripeSecret = 'sk_test_of_the_tests';
export const stripeWebhookSecret = 'whsec_of_the_tests';

type Session = {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  metadata: Record<string, string>;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  payment_method_types: string[];
  customer: string | null;
  setup_intent: object | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  url: string;
};
type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  amount_received: number;
  currency: string;
  metadata: Record<string, string>;
  latest_charge: object;
};
type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
};

/** Simulates Stripe by its reference: form bodies, bearer key, idempotency, sessions, refunds. `pay` does the work of its page. */
export async function startFakeStripe() {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const answers = new Map<string, Answer>();
  const state = { charged: 0, returned: 0, lost: 0, down: false, forgotten: [] as string[] };
  const missing: Answer = {
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such resource' } },
  };

  const server = await startLocalServer(async ({ method, path, query, headers, body }) => {
    if (headers.authorization !== `Bearer ${stripeSecret}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    if (state.down)
      return {
        status: 503,
        headers: { 'stripe-should-retry': 'false' },
        body: { error: { type: 'api_error', message: 'down' } },
      };
    if (method === 'GET' && path === '/v1/refunds') {
      const data = refunds.filter((refund) => refund.payment_intent === query.get('payment_intent'));
      return { body: { object: 'list', data, has_more: false, url: path } };
    }
    if (method === 'GET' && path === '/v1/payment_intents/search') {
      const order = /^metadata\['orderId'\]:'([^']+)'$/.exec(query.get('query') ?? '')?.[1];
      const data = [...sessions.values()]
        .filter((each) => each.payment_intent !== null && each.metadata['orderId'] === order)
        .map((each) => ({ id: each.payment_intent, object: 'payment_intent', metadata: each.metadata }));
      const charged = [...intents.values()].filter((each) => each.metadata['orderId'] === order);
      return {
        body: {
          object: 'search_result',
          data: [...data, ...charged],
          has_more: false,
          next_page: null,
          url: path,
        },
      };
    }
    if (method === 'GET' && path.startsWith('/v1/payment_intents/')) {
      const intent = intents.get(path.split('/').at(-1) ?? '');
      return intent ? { body: intent } : missing;
    }
    if (method === 'DELETE') {
      state.forgotten.push(path);
      return { body: { id: path.split('/').at(-1), object: 'customer', deleted: true } };
    }
    if (method === 'GET' && path === '/v1/checkout/sessions') {
      const intent = query.get('payment_intent');
      const data = [...sessions.values()].filter((each) => each.payment_intent === intent);
      return { body: { object: 'list', data, has_more: false, url: path } };
    }
    if (method === 'GET') {
      const session = sessions.get(path.split('/').at(-1) ?? '');
      return session ? { body: session } : missing;
    }
    const key = String(headers['idempotency-key'] ?? '');
    if (!key) return { status: 400, body: { error: { type: 'invalid_request_error', message: 'no key' } } };
    const form = new URLSearchParams(body.toString());
    const given = answers.get(key) ?? post(path, form);
    answers.set(key, given);
    if (state.lost > 0) {
      state.lost -= 1;
      return {
        status: 500,
        headers: { 'stripe-should-retry': 'false' },
        body: { error: { type: 'api_error', message: 'lost' } },
      };
    }
    return given;
  });

  function post(path: string, form: URLSearchParams): Answer {
    if (path === '/v1/refunds') return refund(form);
    if (path === '/v1/customers') return { body: { id: `cus_${randomUUID()}`, object: 'customer' } };
    if (path === '/v1/payment_intents') return charge(form);
    if (path.endsWith('/detach')) {
      state.forgotten.push(path);
      return { body: { id: path.split('/').at(-2), object: 'payment_method' } };
    }
    return open(form);
  }

  function charge(form: URLSearchParams): Answer {
    if (form.get('off_session') !== 'true' || form.get('confirm') !== 'true') return missing;
    if (form.get('payment_method')?.startsWith('pm_declines'))
      return {
        status: 402,
        body: {
          error: {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'no',
          },
        },
      };
    const amount = Number(form.get('amount'));
    const intent: Intent = {
      id: `pi_${randomUUID()}`,
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: amount,
      currency: form.get('currency') ?? '',
      metadata: { orderId: form.get('metadata[orderId]') ?? '', storedMethod: 'yes' },
      latest_charge: { payment_method_details: { card: { last4: '4242' } } },
    };
    intents.set(intent.id, intent);
    state.charged += amount;
    return { body: intent };
  }

  function open(form: URLSearchParams): Answer {
    const id = `cs_test_${randomUUID()}`;
    const price = 'line_items[0][price_data]';
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: { orderId: form.get('metadata[orderId]') ?? '' },
      amount_total: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      payment_method_types: ['card'],
      customer: form.get('customer'),
      setup_intent: null,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: Number(form.get('expires_at')),
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    sessions.set(id, session);
    return { body: session };
  }

  function refund(form: URLSearchParams): Answer {
    const made: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount: Number(form.get('amount')),
      payment_intent: form.get('payment_intent') ?? '',
      status: 'succeeded',
      metadata: { refundId: form.get('metadata[refundId]') ?? '' },
    };
    refunds.push(made);
    state.returned += made.amount;
    return { body: made };
  }

  const of = (orderId: string) => {
    const session = [...sessions.values()].find((each) => each.client_reference_id === orderId);
    if (!session) throw new Error(`No session for order ${orderId}`);
    return session;
  };

  return {
    ...server,
    state,
    sessions,
    refunds,
    forget: () => answers.clear(),
    expire: (orderId: string) => {
      of(orderId).status = 'expired';
    },
    pay: (orderId: string) => {
      const session = of(orderId);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = `pi_${randomUUID()}`;
      state.charged += session.amount_total;
      const back = new URL(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
      return Object.fromEntries(back.searchParams) as { orderId: string; paymentKey: string; amount: string };
    },
    storeCard: (setupId: string, card: 'works' | 'declines' = 'works') => {
      const session = of(setupId);
      session.status = 'complete';
      const method = { id: `pm_${card}_${randomUUID()}`, object: 'payment_method', card: { last4: '4242' } };
      session.setup_intent = { object: 'setup_intent', status: 'succeeded', payment_method: method };
      const back = new URL(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
      return back.searchParams.get('key') ?? '';
    },
    /** Returns a notice signed like Stripe's; the instant is in milliseconds. */
    notice: (type: string, orderId: string, nowMs: number, secret = stripeWebhookSecret) => {
      const body = JSON.stringify(
        { id: `evt_${randomUUID()}`, object: 'event', type, data: { object: of(orderId) } },
        null,
        2,
      );
      const at = Math.floor(nowMs / 1000);
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
    },
  };
}
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
