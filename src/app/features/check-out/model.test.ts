import { describe, expect, it } from 'vitest';
import type { CheckOut } from '#contract/reservations/check-out.ts';
import type { DepositSettlement, Refund } from '#contract/reservations/refunds.ts';
import { depositWay, draftOf, emptyDraft, knownOn, requestOf } from './model.ts';

const stay = { checkOut: '2027-04-05', closed: null, staysUntil: '2027-04-05' };
const at = '2027-04-07T03:00:00.000Z';
const settlement: DepositSettlement = {
  deposit: 500_000,
  depositUsdCents: null,
  refunded: 470_000,
  refundedUsdCents: null,
  returned: 0,
  returnedUsdCents: null,
  deductions: [{ text: { ko: '얼룩', en: 'A stain' }, amount: 30_000, amountUsdCents: null }],
  at,
};
const refund = (status: Refund['status'], recordedAt = at): Refund => ({
  id: recordedAt,
  seq: 1,
  method: 'card',
  amount: 470_000,
  amountUsdCents: null,
  status,
  recordedAt,
  arrivesBy: '2027-04-14',
  waitsForAccount: false,
});
const states = (depositSettled: DepositSettlement | null, refunds: Refund[], today: string) =>
  depositWay({ ...stay, depositSettled, refunds }, today).map(({ step, state }) => `${step} ${state}`);

describe('the way of a deposit', () => {
  it('begins with the end of the last extension', () => {
    const way = depositWay(
      { ...stay, staysUntil: '2027-04-09', depositSettled: null, refunds: [] },
      '2027-04-09',
    );
    expect(way[0]).toEqual({ step: 'ended', state: 'done', date: '2027-04-09' });
  });

  it.each([
    ['before it is settled', null, [], 'inspection'],
    ['once it is settled', settlement, [refund('recorded')], 'sent'],
    ['once it was sent', settlement, [refund('done')], 'arrived'],
  ] as const)('stands where it is %s', (_, settled, refunds, now) => {
    const way = states(settled, [...refunds], '2027-04-08');
    expect(way).toContain(`${now} now`);
    expect(way).toHaveLength(5);
  });

  it('has come to its end after the last day by which it arrives', () => {
    expect(states(settlement, [refund('done')], '2027-04-14')).toContain('arrived now');
    expect(states(settlement, [refund('done')], '2027-04-15')).toContain('arrived done');
  });

  it('counts no refund of another day, and ends with the settlement where nothing goes back', () => {
    const other = refund('done', '2027-03-01T03:00:00.000Z');
    expect(states(settlement, [other], '2027-05-01')).toContain('sent now');
    expect(states({ ...settlement, refunded: 0 }, [], '2027-05-01')).toEqual([
      'ended done',
      'inspection done',
      'settled done',
    ]);
  });
});

describe('what the device knows of leaving', () => {
  it('is when the list is open, though the host was never heard', () => {
    expect(knownOn(stay, null, '2027-04-03')).toMatchObject({ isOpen: false, report: null });
    expect(knownOn(stay, null, '2027-04-04')).toMatchObject({ opensOn: '2027-04-04', isOpen: true });
    expect(knownOn({ ...stay, staysUntil: '2027-04-09' }, null, '2027-04-04').isOpen).toBe(false);
  });

  it('is the host’s word with the day of today', () => {
    const heard: CheckOut = { ...knownOn(stay, null, '2027-04-01'), objectionUntil: '2027-04-21' };
    expect(knownOn(stay, heard, '2027-04-05')).toEqual({ ...heard, isOpen: true });
  });
});

it('a report that was sent can be changed and sent again as it was', () => {
  const told = requestOf({ ...emptyDraft, door: true, keys: 'lost', gas: '12', note: 'Thanks' }, []);
  expect(told).toMatchObject({
    done: ['door'],
    keys: 'lost',
    meter: { electricity: '', gas: '12', water: '' },
  });
  const again = draftOf({ ...told, photos: [], sentAt: at });
  expect(requestOf(again, [])).toEqual(told);
});
