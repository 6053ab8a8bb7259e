import { describe, expect, it } from 'vitest';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import {
  cancelErrors,
  cancelTerms,
  checkOutErrors,
  deductionsOf,
  depositErrors,
  openTransfer,
} from './model.ts';

describe('a cancellation', () => {
  const draft = {
    kind: 'ordinary',
    overrides: false,
    override: '',
    overrideReason: '',
    reason: 'x',
  } as const;

  it('asks for a reason, and for another sum with a reason of its own', () => {
    expect(cancelErrors({ ...draft, reason: ' ' })).toEqual({ reason: 'reason_required' });
    expect(cancelErrors({ ...draft, overrides: true })).toEqual({
      override: 'amount_required',
      overrideReason: 'reason_required',
    });
  });

  it('is previewed once its sum can be read; a sum that was put aside does not count', () => {
    expect(cancelTerms({ ...draft, override: '5' })).toEqual({ kind: 'ordinary' });
    expect(cancelTerms({ ...draft, overrides: true, override: 'a' })).toBeNull();
    expect(cancelTerms({ ...draft, overrides: true, override: '1,000' })).toEqual({
      kind: 'ordinary',
      override: '1000',
    });
  });
});

describe('a transfer', () => {
  it('of an instalment that was paid otherwise since is of the first that is open', () => {
    const draft = { payment: 'first', amount: '900,000', receivedOn: '2026-12-01', reference: 'KB 0912' };
    const open = [{ id: 'second' }, { id: 'third' }] as ReservationInstalment[];
    expect(openTransfer(draft, open)).toEqual({ ...draft, payment: 'second' });
    expect(openTransfer({ ...draft, payment: 'third' }, open).payment).toBe('third');
    expect(openTransfer(draft, []).payment).toBe('');
  });
});

describe('the end of a stay', () => {
  it('is a day from the check-in to today; an eviction has its grounds', () => {
    const draft = { kind: 'eviction', date: '2026-12-02', grounds: '', reason: 'Noise' } as const;
    expect(checkOutErrors(draft, '2026-12-01', '2026-12-02')).toEqual({ grounds: 'eviction_ungrounded' });
    for (const date of ['', '2026-11-30', '2026-12-03', 'soon'])
      expect(checkOutErrors({ ...draft, grounds: 'noise', date }, '2026-12-01', '2026-12-02')).toEqual({
        date: 'departure_invalid',
      });
  });
});

describe('deductions', () => {
  const rows = (...deductions: { ko: string; en?: string; amount: string }[]) => ({
    deductions: deductions.map(({ ko, en = '', amount }) => ({
      text: { ko, en },
      amount,
      photos: [],
      instalmentId: '',
    })),
  });

  it('leave out rows in which nothing stands', () => {
    const draft = rows({ ko: '열쇠', en: 'A key', amount: '30,000' }, { ko: ' ', amount: '' });
    expect(deductionsOf(draft)).toEqual([
      { text: { ko: '열쇠', en: 'A key' }, amount: 30_000, photoIds: [] },
    ]);
    expect(depositErrors(draft, 500_000)).toEqual({});
  });

  it('name what, and how much, and are not more than the deposit', () => {
    const half = rows({ ko: '열쇠', amount: '0' }, { ko: '', en: 'A key', amount: '10' });
    expect(deductionsOf(half)).toBeNull();
    expect(depositErrors(half, 500_000)).toEqual({
      'deductions.0.amount': 'amount_required',
      'deductions.1.text.ko': 'korean_required',
    });
    expect(depositErrors(rows({ ko: '바닥', amount: '500001' }), 500_000)).toEqual({
      deductions: 'deductions_exceed_deposit',
    });
  });
});
