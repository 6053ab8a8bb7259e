import { describe, expect, it } from 'vitest';
import { usdCents } from './format-dollars.ts';
import { grouped, won } from './format-money.ts';
import { splitCents } from './money.ts';

describe('amounts', () => {
  it('writes whole won and cents', () => {
    expect([0, 999, 1_234_000, -39_000].map(won)).toEqual(['₩0', '₩999', '₩1,234,000', '−₩39,000']);
    expect([0, 12, 1234].map(grouped)).toEqual(['0', '12', '1,234']);
    expect([5, 123_450].map(usdCents)).toEqual(['US$0.05', 'US$1,234.50']);
  });

  it('splits cents over parts that add up exactly', () => {
    expect(splitCents(1001, [100, 100, 100])).toEqual([334, 333, 334]);
    expect(splitCents(0, [0, 0])).toEqual([0, 0]);
  });
});
