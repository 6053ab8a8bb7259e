import { expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { entriesOf, isMissed, moneyDue, partedAt, type TimelineFacts } from './model.ts';

const confirmed = {
  status: 'confirmed',
  checkIn: '2027-03-02',
  checkOut: '2027-04-01',
  events: [
    { transition: 'request', at: '2027-02-01T01:00:00Z' },
    { transition: 'confirm', at: '2027-02-01T03:00:00Z' },
  ],
  contract: {
    signers: [
      { name: 'Thao', signedAt: '2027-02-01T02:00:00Z' },
      { name: 'Linh', signedAt: null },
    ],
  },
  holdExpiresAt: '2027-02-02T01:00:00Z',
  closed: null,
  refunds: [],
  depositSettled: null,
  extendedById: null,
  deposit: { state: 'held', amount: 500_000, amountUsdCents: null, returnsBy: '2027-04-15' },
} as unknown as AdminReservationDetail;

const instalment = (seq: number, dueOn: string, paidAt: string | null) =>
  ({
    id: `p${seq}`,
    seq,
    dueOn,
    paidAt,
    status: paidAt ? 'paid' : 'due',
  }) as ReservationInstalment;

const facts = (reservation: object = {}, rest: Partial<TimelineFacts> = {}): TimelineFacts => ({
  reservation: { ...confirmed, ...reservation },
  payments: [instalment(1, '2027-02-01', '2027-02-01T02:30:00Z'), instalment(2, '2027-03-25', null)],
  messages: [],
  notes: [],
  complaints: [],
  ...rest,
});
const types = (entries: ReturnType<typeof entriesOf>) => entries.map(({ fact }) => fact.type);

it('tells everything once, the newest first', () => {
  expect(types(entriesOf(facts()))).toEqual([
    'deposit-due',
    'departure',
    'payment-due',
    'arrival',
    'event',
    'payment',
    'signed',
    'event',
  ]);
});

it('parts what comes from what was', () => {
  const { coming, past } = partedAt(entriesOf(facts()), Date.parse('2027-03-25T09:00:00Z'));
  // A payment can be made until the end of its day in Seoul.
  expect(types(coming)).toEqual(['deposit-due', 'departure', 'payment-due']);
  expect(past).toHaveLength(5);
});

it('takes what is on record for past, although the clock of the device is behind', () => {
  const note = { id: 'n', text: '', writtenAt: '2027-02-03T00:00:00Z', writtenBy: 'Jion' };
  const { past } = partedAt(entriesOf(facts({}, { notes: [note] })), Date.parse('2027-02-01T00:00:00Z'));
  expect(types(past)[0]).toBe('note');
});

it('expects nothing of a reservation that was cancelled', () => {
  const cancelled = {
    status: 'cancelled',
    closed: { at: '2027-02-10T00:00:00Z', reason: 'member' },
    deposit: null,
  };
  const entries = entriesOf(facts(cancelled));
  expect(types(entries)).toEqual(['event', 'payment', 'signed', 'event']);
  expect(moneyDue({ ...confirmed, ...cancelled } as AdminReservationDetail, facts().payments)).toBeNull();
});

it('counts the deposit of a stay that ended early from its end, and keeps it among what comes until it is back', () => {
  const closed = { at: '2027-03-10T00:00:00Z', reason: 'early_checkout', endedOn: '2027-03-10' };
  const deposit = { ...confirmed.deposit, state: 'to_return', returnsBy: '2027-03-24' };
  const entries = entriesOf(facts({ status: 'checked_out_early', closed, deposit }));
  const due = entries.find(({ fact }) => fact.type === 'deposit-due')!;
  expect(due.fact).toEqual({ type: 'deposit-due', date: '2027-03-24' });
  const [before, after] = [Date.parse('2027-03-24T09:00:00Z'), Date.parse('2027-03-30T09:00:00Z')];
  expect([isMissed(due, before), isMissed(due, after)]).toEqual([false, true]);
  for (const now of [before, after]) expect(types(partedAt(entries, now).coming)).toEqual(['deposit-due']);
  const evicted = { closed, status: 'checked_out_early', deposit: { ...deposit, state: 'forfeited' } };
  expect(types(entriesOf(facts(evicted)))).not.toContain('deposit-due');
});

it('takes a refund that has not been sent for missed once its day is over, and one that was sent for past', () => {
  const refund = { id: 'r', seq: 1, recordedAt: '2027-02-10T00:00:00Z', arrivesBy: '2027-02-17' };
  const now = Date.parse('2027-02-20T00:00:00Z');
  const coming = (status: string) =>
    types(partedAt(entriesOf(facts({ refunds: [{ ...refund, status }] })), now).coming);
  expect(coming('recorded')).toContain('refund-arrives');
  expect(coming('done')).not.toContain('refund-arrives');
});

it('tells when the hold of a request ends, and that of nothing else', () => {
  expect(types(entriesOf(facts({ status: 'requested' })))).toContain('hold-ends');
  expect(types(entriesOf(facts()))).not.toContain('hold-ends');
});

it('puts the later of two events of one instant first', () => {
  const at = '2027-02-01T01:00:00Z';
  const events = [
    { transition: 'request', at },
    { transition: 'sign', at },
  ];
  const told = entriesOf(facts({ events })).flatMap(({ fact }) =>
    fact.type === 'event' ? [fact.event.transition] : [],
  );
  expect(told).toEqual(['sign', 'request']);
});

it('names the oldest payment that is open', () => {
  const late = { ...instalment(1, '2027-02-01', null), status: 'overdue' as const };
  expect(moneyDue(confirmed, [late, instalment(2, '2027-03-25', null)])).toEqual({
    next: late,
    isOverdue: true,
  });
  expect(moneyDue(confirmed, [instalment(1, '2027-02-01', '2027-02-01T00:00:00Z')])).toBeNull();
});
