import { describe, expect, it } from 'vitest';
import { readReturn } from './model.ts';

describe('back from the payment page', () => {
  it('reads what was paid', () => {
    expect(readReturn({ orderId: 'o1', paymentKey: 'k1', amount: 2_289_000 })).toEqual({
      kind: 'paid',
      orderId: 'o1',
      paymentKey: 'k1',
      amount: 2_289_000,
    });
  });

  it.each([
    ['closed', 'closed'],
    ['PAY_PROCESS_CANCELED', 'closed'],
    ['card_declined', 'failed'],
    ['PAY_PROCESS_ABORTED', 'failed'],
  ])('tells a closed window from a refusal: %s', (code, kind) => {
    expect(readReturn({ orderId: 'o1', code })).toEqual({ kind, orderId: 'o1', code });
  });

  it('knows the order of a window that was closed before it had one', () => {
    expect(readReturn({ order: 'o1', code: 'PAY_PROCESS_CANCELED', message: '취소' })).toEqual({
      kind: 'closed',
      orderId: 'o1',
      code: 'PAY_PROCESS_CANCELED',
    });
  });

  it.each([
    {},
    { paymentKey: 'k1', amount: 1 },
    { orderId: 'o1' },
    { orderId: 'o1', paymentKey: 'k1', amount: '-5' },
    { orderId: 'o1', paymentKey: 'k1', amount: 'lots' },
    { orderId: ['o1'], paymentKey: {}, amount: 1 },
  ])('does not guess from %j', (search) => {
    expect(readReturn(search)).toEqual({ kind: 'broken' });
  });
});
