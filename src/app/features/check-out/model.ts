import type { CheckOut, CheckOutReport, CheckOutRequest } from '#contract/reservations/check-out.ts';
import type { DepositState, Refund } from '#contract/reservations/refunds.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import {
  checkOutDays,
  checkOutItems,
  goesOn,
  keyReturns,
  leavesOn,
} from '#contract/rules/check-out/check-out.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';

/** The ticks and words of somebody who leaves; `waiting` once it was sent without a network. */
export type CheckOutDraft = {
  rubbish: boolean;
  fridge: boolean;
  kitchen: boolean;
  boiler: boolean;
  belongings: boolean;
  door: boolean;
  keys: string;
  electricity: string;
  gas: string;
  water: string;
  note: string;
  waiting: boolean;
};

export const emptyDraft: CheckOutDraft = {
  rubbish: false,
  fridge: false,
  kitchen: false,
  boiler: false,
  belongings: false,
  door: false,
  keys: 'code',
  electricity: '',
  gas: '',
  water: '',
  note: '',
  waiting: false,
};

/** The report that was sent before, to be changed. */
export function draftOf({ done, keys, meter, note }: CheckOutReport): CheckOutDraft {
  const ticked = Object.fromEntries(done.map((item) => [item, true]));
  return { ...emptyDraft, ...ticked, ...meter, keys, note };
}

/** A draft as the host takes it. */
export function requestOf(draft: CheckOutDraft, photoIds: string[]): CheckOutRequest {
  const { electricity, gas, water, note } = draft;
  return {
    done: checkOutItems.filter((item) => draft[item]),
    keys: keyReturns.find((each) => each === draft.keys) ?? 'code',
    meter: { electricity, gas, water },
    note,
    photoIds,
  };
}

/**
 * The device's knowledge of leaving a home: the host's word, where it was ever heard, with whether the list is open on a Seoul date. It
 * may have been stored before the first day.
 */
export function knownOn(
  stay: Pick<Reservation, 'checkOut' | 'closed'> & { staysUntil?: PlainDate },
  heard: CheckOut | null,
  today: PlainDate,
): CheckOut {
  const days = heard ?? checkOutDays(stay.closed?.endedOn ?? stay.checkOut);
  const isOpen = !goesOn(stay) && days.opensOn <= today && today <= days.closesOn;
  const nothing = { report: null, objectionUntil: null, objection: null };
  return { ...nothing, ...days, isOpen };
}

export const depositSteps = ['ended', 'inspection', 'settled', 'sent', 'arrived'] as const;
export type DepositStep = (typeof depositSteps)[number];

/** The way of a deposit after a stay, step by step: what is done, and the Seoul day of it or by which it is. */
export type DepositWay = { step: DepositStep; state: 'done' | 'now' | 'next'; date: PlainDate | null }[];

/**
 * Tells how far the deposit of an ended stay is on its way back, on a Seoul date. Where nothing goes back the way ends with the settlement.
 * The copies that an older version saved tell what they know.
 */
export function depositWay(
  stay: Pick<Reservation, 'checkOut' | 'closed' | 'depositSettled' | 'refunds'> & {
    deposit?: DepositState | null;
    staysUntil?: PlainDate;
  },
  today: PlainDate,
): DepositWay {
  const leftOn = stay.closed?.endedOn ?? leavesOn(stay);
  const settled = stay.depositSettled;
  const parts = settled ? stay.refunds.filter(({ recordedAt }) => recordedAt === settled.at) : [];
  const isSent = parts.length > 0 && parts.every(({ status }) => status === 'done');
  const arrivesBy = latest(parts);
  const hasArrived = isSent && arrivesBy !== null && arrivesBy < today;
  const returnsBy = stay.deposit?.returnsBy ?? null;
  const settledOn = settled ? seoulDate(Date.parse(settled.at)) : null;
  const way: [DepositStep, isDone: boolean, PlainDate | null][] = [
    ['ended', true, leftOn],
    ['inspection', settled !== null, settled ? null : returnsBy],
    ['settled', settled !== null, settledOn],
  ];
  if (!settled || settled.refunded > 0) way.push(['sent', isSent, null], ['arrived', hasArrived, arrivesBy]);
  const now = way.findIndex(([, isDone]) => !isDone);
  return way.map(([step, isDone, date], index) => ({
    step,
    date,
    state: isDone ? 'done' : index === now ? 'now' : 'next',
  }));
}

/** The last day by which all parts have arrived; null for none, and while one waits for an account. */
function latest(parts: readonly Refund[]): PlainDate | null {
  if (parts.some(({ waitsForAccount }) => waitsForAccount)) return null;
  return (
    parts
      .map(({ arrivesBy }) => arrivesBy)
      .toSorted()
      .at(-1) ?? null
  );
}
