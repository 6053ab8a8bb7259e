import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeGateway } from '#server/adapters/payments/stripe/gateway.ts';
import { tossGateway } from '#server/adapters/payments/toss/gateway.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';
import type { StoredMethod } from '#server/ports/paying/stored-methods.ts';
import { testClock } from '#tests/kit/api.ts';
import {
  startFakeStripe,
  stripeSecret,
  stripeWebhookSecret,
  type FakeStripe,
} from '#tests/kit/fake-stripe.ts';
import { startFakeToss, tossSecret, type FakeToss } from '#tests/kit/fake-toss.ts';

/** Tests stored payment methods at the providers' interfaces, as their references describe them. */
const clock = testClock();
const title = { ko: '시험의 집', en: 'The Trial House' };
const customer = { name: 'Nguyễn Linh', email: 'linh@people.example' };
const returnUrl = 'http://localhost:4100/mypage/x?setup=y';

const order = (amount: number, amountUsdCents: number | null = null) => ({
  orderId: randomUUID(),
  amount,
  amountUsdCents,
  title,
  customer,
  language: 'en' as const,
});

let stripe: FakeStripe;
let toss: FakeToss;
let abroad: PaymentGateway;
let korea: PaymentGateway;
beforeAll(async () => {
  stripe = await startFakeStripe();
  toss = await startFakeToss();
  const { hostname, port } = new URL(stripe.url);
  abroad = stripeGateway({
    secretKey: stripeSecret,
    webhookSecret: stripeWebhookSecret,
    clock,
    base: { host: hostname, port: Number(port), protocol: 'http' },
  });
  korea = tossGateway({ clientKey: 'test_ck', secretKey: tossSecret, clock, base: toss.url });
});
afterAll(async () => {
  await stripe.close();
  await toss.close();
});

async function storedAt(gateway: PaymentGateway, card: 'works' | 'declines'): Promise<StoredMethod> {
  const setupId = randomUUID();
  const currency = gateway === abroad ? 'USD' : 'KRW';
  const { way } = await gateway.stored!.open({
    setupId,
    title,
    customer,
    returnUrl,
    language: 'en',
    currency,
  });
  const key =
    way.kind === 'toss-billing' ? toss.agree(way.customerKey, card) : stripe.storeCard(setupId, card);
  expect(await gateway.stored!.finish({ setupId: randomUUID(), key })).toMatchObject({ outcome: 'declined' });
  const outcome = await gateway.stored!.finish({ setupId, key });
  if (outcome.outcome !== 'stored') throw new Error(outcome.outcome);
  expect(outcome.cardLast4).toBe('4242');
  return outcome.method;
}

describe.each(['stripe', 'toss'] as const)('a method that %s stores', (name) => {
  const gateway = () => (name === 'stripe' ? abroad : korea);
  const books = () => (name === 'stripe' ? stripe.state : toss.state);
  const wish = () => (name === 'stripe' ? order(900_000, 64_959) : order(900_000));
  const charged = name === 'stripe' ? 64_959 : 900_000;

  it('is charged once for an order, and goes back', async () => {
    const method = await storedAt(gateway(), 'works');
    const asked = wish();
    const before = books().charged;
    const outcome = await gateway().stored!.charge(asked, method);
    expect(outcome).toMatchObject({
      outcome: 'paid',
      amount: charged,
      currency: name === 'stripe' ? 'USD' : 'KRW',
    });
    expect(await gateway().stored!.charge(asked, method)).toEqual(outcome);
    expect(books().charged - before).toBe(charged);
    if (outcome.outcome !== 'paid') return;
    const { orderId } = asked;
    const { paymentKey } = outcome;
    const refund = { idempotencyKey: randomUUID(), orderId, paymentKey, amount: charged, reason: 'member' };
    const returned = books().returned;
    await gateway().refund(refund);
    await gateway().refund(refund);
    expect(books().returned - returned).toBe(charged);
  });

  it('whose answer was lost is found by its order', async () => {
    const method = await storedAt(gateway(), 'works');
    const asked = wish();
    const before = books().charged;
    books().lost = 3;
    await expect(gateway().stored!.charge(asked, method)).rejects.toThrow();
    books().lost = 0;
    expect(await gateway().read({ orderId: asked.orderId, paymentKey: null })).toMatchObject({
      outcome: 'paid',
      amount: charged,
    });
    expect(await gateway().stored!.charge(asked, method)).toMatchObject({ outcome: 'paid' });
    expect(books().charged - before).toBe(charged);
    expect(await gateway().read({ orderId: randomUUID(), paymentKey: null })).toMatchObject({
      outcome: 'declined',
    });
  });

  it('that is declined says so, and a provider that is down does not', async () => {
    const method = await storedAt(gateway(), 'declines');
    expect(await gateway().stored!.charge(wish(), method)).toMatchObject({ outcome: 'declined' });
    books().down = true;
    await expect(gateway().stored!.charge(wish(), method)).rejects.toThrow();
    books().down = false;
  });

  it('is deleted where the provider offers that', async () => {
    const method = await storedAt(gateway(), 'works');
    await gateway().stored!.forget(method);
    if (name === 'stripe')
      expect(stripe.state.forgotten).toEqual([
        `/v1/payment_methods/${method.methodKey}/detach`,
        `/v1/customers/${method.customerKey}`,
      ]);
  });
});
