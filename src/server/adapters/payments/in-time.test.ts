import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentGateway } from '#server/ports/payments.ts';
import { inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const silent: PaymentGateway = {
  provider: 'stripe',
  open: never,
  confirm: never,
  read: never,
  refund: never,
  hear: () => Promise.resolve({ genuine: false, orderId: null }),
  stored: { open: never, finish: never, charge: never, forget: never },
};

it('a provider that takes every request and answers none is given up after 45 seconds, whatever was asked', async () => {
  const gateway = inTime(silent);
  const asked = [
    gateway.read({ orderId: 'a', paymentKey: null }),
    gateway.confirm({ orderId: 'a', paymentKey: 'b', amount: 1 }),
    gateway.refund({ idempotencyKey: 'a', orderId: 'a', paymentKey: 'b', amount: 1, reason: 'c' }),
    gateway.stored!.forget({ customerKey: null, methodKey: null }),
  ];
  const ends = asked.map((each) => expect(each).rejects.toThrow('no answer within 45 seconds'));
  await vi.advanceTimersByTimeAsync(45_000);
  await Promise.all(ends);
});

it('an answer in time comes as it is', async () => {
  const gateway = inTime({ ...silent, refund: () => Promise.resolve({ ref: 'r1' }) });
  const refund = { idempotencyKey: 'a', orderId: 'a', paymentKey: 'b', amount: 1, reason: 'c' };
  expect(await gateway.refund(refund)).toEqual({ ref: 'r1' });
});
