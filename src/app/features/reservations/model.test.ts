import { instalment } from '#contract/examples/world.ts';
import { describe, expect, it } from 'vitest';
import type { Reservation, ReservationInstalment, OwnSummary } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { refundPolicies } from '#contract/rules/refund/policies.ts';
import {
  closingOf,
  foremostReservations,
  hostNow,
  isPayable,
  isEnterable,
  soonestReservations,
  visiblePayments,
  takenByOthers,
  timeLeft,
  todayOf,
  todos,
  type ReservationLists,
} from './model.ts';

const payment = (seq: number, changed: Partial<ReservationInstalment> = {}): ReservationInstalment => ({
  ...instalment,
  id: `p${seq}`,
  number: seq,
  seq,
  dueOn: seq === 1 ? '2026-11-21' : '2026-12-24',
  from: '2026-12-01',
  to: '2026-12-31',
  deposit: 0,
  bedding: 0,
  rent: 590_000,
  amount: 590_000,
  ...changed,
});

const request: Reservation = {
  id: 'r1',
  code: 'ABCD2345',
  status: 'requested',
  houseId: 'h1',
  listingName: { ko: '신촌 자작나무 방', en: 'Sinchon Birch Room' },
  photo: null,
  checkIn: '2026-12-01',
  checkOut: '2027-01-30',
  guests: 1,
  total: 1_180_000,
  signed: false,
  paid: false,
  holdExpiresAt: '2026-11-22T01:00:00Z',
  serverNow: '2026-11-21T01:00:00Z',
  beddingSets: 0,
  couponCode: null,
  price: {
    nights: 60,
    housePrice: 1_180_000,
    coupon: 0,
    totalRent: 1_180_000,
    bedding: 0,
    deposit: 0,
    total: 1_180_000,
  },
  isInternational: false,
  exchangeRate: { krwPerUsd: '1386.5', source: 'test', at: '2026-11-21T00:00:00Z' },
  totalUsdCents: null,
  unreadTickets: 0,
  leftToPay: null,
  policy: refundPolicies.standard,
  payments: [payment(1), payment(2)],
  refunds: [],
  depositSettled: null,
  deposit: null,
  closing: null,
  cancellable: true,
  changeable: true,
  change: null,
  extendable: false,
  reviewable: false,
  extendsId: null,
  extendedById: null,
  staysUntil: '2027-01-30',
  closed: null,
  occupants: [],
  contract: { status: 'sent', sentTo: 'linh@people.example', signedAt: null, signers: [] },
  emailConfirmed: false,
  paymentMethod: 'card',
  address: null,
  checkInInfo: null,
  checkInInfoAt: '2026-11-30T06:00:00Z',
  cleanedOn: null,
  area: { ko: '창천동', en: 'Changcheon-dong' },
  station: { name: { ko: '신촌역', en: 'Sinchon Station' }, lines: [2], walkMinutes: 5 },
};
const signed = { ...request.contract, status: 'signed' as const };
const open = (reservation: Reservation, today = '2026-11-21') =>
  todos(reservation, today).flatMap((todo) => (todo.done ? [] : [todo.kind]));

describe('what is left to do', () => {
  it('is to confirm the address, to sign and to pay after a request', () => {
    expect(open(request)).toEqual(['sign', 'pay']);
  });

  it('lets sign and pay be done in either order', () => {
    const known = { ...request, emailConfirmed: true };
    expect(open({ ...known, signed: true })).toEqual(['pay']);
    expect(open({ ...known, paid: true })).toEqual(['sign']);
    expect(open({ ...known, paid: true, signed: true })).toEqual([]);
  });

  it('is a later payment from the day it is announced, while the stay is confirmed or running', () => {
    const payments = [payment(1, { status: 'paid' }), payment(2)];
    const reservation = { ...request, payments, contract: signed };
    const announced = addDays('2026-12-24', -booking.announceDays);
    expect(open({ ...reservation, status: 'confirmed' }, addDays(announced, -1))).toEqual([]);
    expect(open({ ...reservation, status: 'confirmed' }, announced)).toEqual(['instalment']);
    expect(open({ ...reservation, status: 'confirmed' }, '2026-12-24')).toEqual(['instalment']);
    expect(open({ ...reservation, status: 'staying' }, '2027-01-10')).toEqual(['instalment']);
  });

  it('is not the difference of a change, which asks for it itself', () => {
    const confirmed = { ...request, status: 'confirmed' as const, contract: signed };
    const reservation = { ...confirmed, payments: [payment(2, { id: 'difference' })] };
    const change = { paymentId: 'difference' } as NonNullable<typeof request.change>;
    expect(open(reservation, '2026-12-24')).toEqual(['instalment']);
    expect(open({ ...reservation, change }, '2026-12-24')).toEqual([]);
  });

  it.each(['cancelled', 'expired', 'checked_out_early'] as const)('is nothing once %s', (status) => {
    expect(todos({ ...request, status }, '2027-03-01')).toEqual([]);
  });

  it('is what was not paid, and nothing else, once the stay is over', () => {
    const over = { ...request, status: 'completed' as const, payments: [payment(2, { status: 'overdue' })] };
    expect(open(over, '2027-03-01')).toEqual(['instalment']);
    expect(open({ ...over, depositSettled: { deductions: [{}] } as never }, '2027-03-01')).toEqual([]);
  });
});

describe('a payment', () => {
  it('can be made for a request if it is the first, for a confirmed stay whichever is open, also after it', () => {
    expect(isPayable(request, payment(1))).toBe(true);
    expect(isPayable(request, payment(2))).toBe(false);
    expect(isPayable({ ...request, status: 'confirmed' }, payment(2))).toBe(true);
    expect(isPayable({ ...request, status: 'completed' }, payment(2, { status: 'overdue' }))).toBe(true);
  });

  it('cannot be made twice, nor for a stay that ended before its time', () => {
    expect(isPayable(request, payment(1, { status: 'paid' }))).toBe(false);
    expect(isPayable(request, payment(1, { status: 'processing' }))).toBe(false);
    expect(isPayable({ ...request, status: 'expired' }, payment(1))).toBe(false);
  });

  it('is not shown as due once nobody will pay it', () => {
    const payments = [payment(1, { status: 'refunded' }), payment(2)];
    const seqs = (status: Reservation['status']) =>
      visiblePayments({ ...request, status, payments }).map(({ seq }) => seq);
    expect(seqs('confirmed')).toEqual([1, 2]);
    expect(seqs('cancelled')).toEqual([1]);
    expect(seqs('expired')).toEqual([1]);
    expect(seqs('checked_out_early')).toEqual([1]);
  });
});

describe('an end before its time', () => {
  const at = '2026-12-19T16:00:00Z';

  it('is told of the Seoul day on which it was cancelled', () => {
    expect(closingOf({ closed: { at, reason: 'contract_declined', endedOn: null } })).toEqual({
      reason: 'contract_declined',
      day: '2026-12-20',
    });
  });

  it('is told of the day on which a stay that had begun ended', () => {
    const closed = { at, reason: 'early_checkout', endedOn: '2026-12-18' } as const;
    expect(closingOf({ closed })?.day).toBe('2026-12-18');
  });

  it('is not told where there is none, nor of a copy from before with another word for it', () => {
    expect(closingOf({ closed: null })).toBeNull();
    const saved = JSON.parse(`{"closed":{"at":"${at}","reason":"hold-expired"}}`) as Reservation;
    expect(closingOf(saved)).toBeNull();
    expect(closingOf(JSON.parse('{}') as Reservation)).toBeNull();
  });
});

describe('the hold', () => {
  const readAt = Date.parse('2031-05-05T12:00:00Z');

  it("runs out by the host's clock, however wrong the device's is", () => {
    const now = hostNow(request.serverNow, readAt, readAt + 90_000);
    expect(timeLeft(request.holdExpiresAt!, now)).toEqual({
      over: false,
      hours: 23,
      minutes: 58,
      seconds: 30,
    });
  });

  it('is over at its end and stays over', () => {
    const day = 86_400_000;
    expect(timeLeft(request.holdExpiresAt!, hostNow(request.serverNow, readAt, readAt + day)).over).toBe(
      true,
    );
    expect(timeLeft(request.holdExpiresAt!, hostNow(request.serverNow, readAt, readAt + 2 * day))).toEqual({
      over: true,
      hours: 0,
      minutes: 0,
      seconds: 0,
    });
  });

  it('does not grow when the device is set back', () => {
    expect(hostNow(request.serverNow, readAt, readAt - 3_600_000)).toBe(Date.parse(request.serverNow));
  });

  it("counts days in Seoul by the host's clock", () => {
    const late = { value: { ...request, serverNow: '2026-11-21T15:30:00Z' }, readAt };
    expect(todayOf(late, readAt)).toBe('2026-11-22');
  });
});

const at = (id: string, checkIn: string): OwnSummary => ({
  ...request,
  status: 'confirmed',
  holdExpiresAt: null,
  id,
  checkIn,
});
const none = { upcoming: [], current: [], past: [], canceled: [] };
const foremost = (lists: ReservationLists, today = '2026-11-21') =>
  foremostReservations(lists, today).map(({ id }) => id);

describe('the next stay', () => {
  it('is the one one is in, before any to come', () => {
    const lists = { ...none, current: [at('now', '2026-11-01')], upcoming: [at('later', '2026-12-01')] };
    expect(foremost(lists)).toEqual(['now']);
    expect(soonestReservations(lists).map(({ id }) => id)).toEqual(['now', 'later']);
  });

  it('is the extension on the day on which the stay before it ends', () => {
    const extension = { ...at('extension', '2026-11-30'), extendsId: 'before' };
    const current = [at('before', '2026-11-01'), extension];
    expect(foremost({ ...none, current })).toEqual(['extension']);
    expect(soonestReservations({ ...none, current })).toHaveLength(2);
  });

  it('stands beside the current one from a week before it begins', () => {
    const lists = { ...none, current: [at('now', '2026-11-01')], upcoming: [at('moving', '2026-12-01')] };
    expect(foremost(lists, '2026-11-23')).toEqual(['now']);
    expect(foremost(lists, '2026-11-24')).toEqual(['now', 'moving']);
  });

  it('is no extension, which is part of the current one', () => {
    const current = [at('now', '2026-11-01')];
    const extension = { ...at('extension', '2026-11-27'), extendsId: 'now' };
    const upcoming = [extension, at('moving', '2026-11-28')];
    expect(foremost({ ...none, current, upcoming: [extension] }, '2026-11-26')).toEqual(['now']);
    expect(foremost({ ...none, current, upcoming }, '2026-11-26')).toEqual(['now', 'moving']);
    const cached = soonestReservations({ ...none, current, upcoming }).map(({ id }) => id);
    expect(cached).toEqual(['now', 'extension', 'moving']);
  });

  it('stands beside the one before on the day on which one moves house', () => {
    const current = [at('old', '2026-10-01'), at('new', '2026-11-26')];
    expect(foremost({ ...none, current }, '2026-11-26')).toEqual(['new', 'old']);
  });

  it('is else the one that begins first', () => {
    const upcoming = [at('b', '2027-02-01'), at('a', '2026-12-01')];
    expect(foremost({ ...none, upcoming })).toEqual(['a']);
    expect(foremost({ ...none, past: [at('old', '2026-01-01')] })).toEqual([]);
  });
});

describe('dates that are held for a while', () => {
  const held = (id: string, checkIn: string, holdExpiresAt: string | null) => ({
    ...at(id, checkIn),
    status: 'requested' as const,
    holdExpiresAt,
  });

  it('stand before the current stay if they begin soon, and else after it', () => {
    const current = [{ ...at('now', '2026-11-01'), status: 'staying' as const }];
    const upcoming = [
      held('tomorrow', '2026-12-01', '2026-11-22T01:00:00Z'),
      held('tonight', '2027-03-01', '2026-11-21T12:00:00Z'),
    ];
    expect(foremost({ ...none, current, upcoming }, '2026-11-26')).toEqual(['tomorrow', 'now', 'tonight']);
    expect(foremost({ ...none, current, upcoming })).toEqual(['now', 'tonight', 'tomorrow']);
    expect(soonestReservations({ ...none, current, upcoming }).map(({ id }) => id)).toEqual([
      'now',
      'tomorrow',
      'tonight',
    ]);
  });

  it('stand before a stay that is not near, those first whose time runs out first', () => {
    const upcoming = [
      at('firm', '2027-01-01'),
      held('tomorrow', '2026-12-01', '2026-11-22T01:00:00Z'),
      held('tonight', '2027-03-01', '2026-11-21T12:00:00Z'),
    ];
    expect(foremost({ ...none, upcoming })).toEqual(['tonight', 'tomorrow', 'firm']);
  });

  it('let the stay be left that they would extend, until they are agreed', () => {
    const extension = { ...held('extension', '2026-11-26', '2026-11-26T12:00:00Z'), extendsId: 'now' };
    const current = [at('now', '2026-11-01'), extension];
    expect(foremost({ ...none, current }, '2026-11-26')).toEqual(['extension', 'now']);
  });

  it('are shown once where they are all there is', () => {
    expect(foremost({ ...none, upcoming: [held('a', '2026-12-01', '2026-11-22T01:00:00Z')] })).toEqual(['a']);
  });
});

describe('the day of check-out', () => {
  it('shows the door code until noon in Seoul, also from a copy that was saved before', () => {
    const saved: Reservation = { ...request, status: 'staying', checkOut: '2026-11-22' };
    const noon = Date.parse('2026-11-22T03:00:00Z');
    expect(isEnterable(saved, noon - 1)).toBe(true);
    expect(isEnterable(saved, noon)).toBe(false);
    expect(isEnterable({ ...saved, status: 'completed' }, noon - 1)).toBe(false);
  });
});

describe('the days of one’s own stay', () => {
  const own = { from: '2027-01-10', to: '2027-01-20' };

  it('can be chosen again, wherever they lie among those of others', () => {
    const before = { from: '2027-01-01', to: '2027-01-10' };
    const after = { from: '2027-01-20', to: '2027-02-01' };
    expect(takenByOthers([before, own, after], own)).toEqual([before, after]);
    expect(takenByOthers([{ from: before.from, to: after.to }], own)).toEqual([before, after]);
    expect(takenByOthers([], own)).toEqual([]);
  });
});
