import type { Reservation } from '#contract/reservations/reservations.ts';
import { seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { booking } from '#contract/rules/policy.ts';

export type FlowStep = 'stay' | 'people' | 'pay' | 'sign';

export function flowSteps({ signed, paid }: Pick<Reservation, 'signed' | 'paid'>): {
  steps: FlowStep[];
  done: number;
} {
  const last: FlowStep[] = signed && !paid ? ['sign', 'pay'] : ['pay', 'sign'];
  return { steps: ['stay', 'people', ...last], done: 2 + Number(signed) + Number(paid) };
}

/**
 * State of a held reservation: `begun`, `paid`, `signed` by the member, or `transfer` (signed, and a bank transfer is on its way). `others`: the
 * member has signed and paid, other occupants must still sign.
 */
export type Standing = 'begun' | 'paid' | 'signed' | 'transfer' | 'others';

/** Returns the state of a held reservation, and the names of other occupants who must still sign. */
export function standingOf({
  contract,
  paid,
  payments,
}: Pick<Reservation, 'contract' | 'paid' | 'payments'>): { standing: Standing; missing: string[] } {
  const [own, ...others] = contract.signers;
  const missing = others.filter(({ status }) => status !== 'signed').map(({ name }) => name);
  const isSigned = own?.status === 'signed';
  const isComing = payments.find(({ seq }) => seq === 1)?.status === 'processing';
  const standing = isSigned ? (paid ? 'others' : isComing ? 'transfer' : 'signed') : paid ? 'paid' : 'begun';
  return { standing, missing };
}

/** Event before the check-in. `day` is a Seoul date; `at` is its instant if the time of day matters. */
export type Milestone = {
  kind: 'signed' | 'paid' | 'payment' | 'info' | 'check-in' | 'extension';
  day: PlainDate;
  at?: string;
  amount?: string;
  seq?: number;
  done: boolean;
};

/**
 * Lists the events until check-in, past ones too, and the next payment, in order of their days, from the host's data. An extension has no arrival,
 * because its occupants already live there. After a booking on the last day, the check-in information comes with the confirmation.
 */
export function milestones(reservation: Reservation): Milestone[] {
  const { contract, payments, checkIn, checkInInfoAt, checkInInfo, status, extendsId, serverNow } =
    reservation;
  const events: Milestone[] = [];
  if (contract.signedAt)
    events.push({ kind: 'signed', day: seoulDate(Date.parse(contract.signedAt)), done: true });
  const next = payments.find(({ paidAt, amount }) => paidAt === null && amount > 0)?.seq;
  for (const { seq, paidAt, dueOn, amount, amountUsdCents } of payments) {
    if (amount === 0 || (paidAt === null && dueOn > checkIn && seq !== next)) continue;
    const charged = chargedMoney(amount, amountUsdCents).main;
    if (seq === 1 && paidAt)
      events.push({ kind: 'paid', day: seoulDate(Date.parse(paidAt)), amount: charged, done: true });
    else events.push({ kind: 'payment', day: dueOn, amount: charged, seq, done: paidAt !== null });
  }
  if (extendsId) events.push({ kind: 'extension', day: checkIn, done: status !== 'confirmed' });
  else {
    const confirmedAt = [contract.signedAt, payments.find(({ seq }) => seq === 1)?.paidAt];
    const at = confirmedAt.reduce<string>((last, past) => (past && past > last ? past : last), checkInInfoAt);
    events.push({ kind: 'info', day: seoulDate(Date.parse(at)), at, done: checkInInfo !== null });
    const isOpen = Date.parse(serverNow) >= seoulInstant(checkIn, booking.checkInTime);
    events.push({ kind: 'check-in', day: checkIn, done: isOpen });
  }
  return events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Returns the phase of a confirmed stay. It runs from the day after check-in, because it may have been booked on the day of check-in. */
export function phaseOf({
  status,
  checkIn,
  serverNow,
}: Pick<Reservation, 'status' | 'checkIn' | 'serverNow'>): 'ahead' | 'running' | 'over' {
  if (status === 'completed') return 'over';
  return checkIn < seoulDate(Date.parse(serverNow)) ? 'running' : 'ahead';
}
