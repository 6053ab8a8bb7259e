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

/** Check-out report as entered; `waiting` is true once it was sent without a network. */
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

export function draftOf({ done, keys, meter, note }: CheckOutReport): CheckOutDraft {
  const ticked = Object.fromEntries(done.map((item) => [item, true]));
  return { ...emptyDraft, ...ticked, ...meter, keys, note };
}

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
 * Returns what the device knows of a check-out: the host's last answer, if any, and if the list is open on a Seoul date. The answer may have been
 * stored before the first day.
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

/** Steps of a deposit's return after a stay; `date` is the Seoul day on which a step was done or by which it will be. */
export type DepositWay = { step: DepositStep; state: 'done' | 'now' | 'next'; date: PlainDate | null }[];

/**
 * Returns how far the deposit of an ended stay is on its way back on a Seoul date. If nothing is returned, the settlement is the last step. Copies
 * saved by an older version may lack data.
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

/** Returns the last day by which all parts arrive; null if there are none, and while one waits for an account. */
function latest(parts: readonly Refund[]): PlainDate | null {
  if (parts.some(({ waitsForAccount }) => waitsForAccount)) return null;
  return (
    parts
      .map(({ arrivesBy }) => arrivesBy)
      .toSorted()
      .at(-1) ?? null
  );
}
