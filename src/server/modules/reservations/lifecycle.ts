import {
  holdIsOver,
  type ActorKind,
  type ClosingReason,
  type StoredStatus,
  type TransitionName,
} from '#contract/rules/reservation-status.ts';

/** The side effects of a transition. They run in its transaction, on the reservation as it is afterwards. */
export type Effect =
  | 'issue-contract'
  | 'renew-contract'
  | 'void-contract'
  | 'refund'
  | 'tell-confirmed'
  | 'tell-expired'
  | 'tell-cancelled'
  | 'tell-moved'
  | 'tell-ended-early'
  | 'tell-change-asked'
  | 'tell-change-completed'
  | 'tell-change-lapsed'
  | 'tell-others-of-drop'
  | 'restore-contract'
  | 'plan-turnovers';

/** A node of the graph: a status, `hold_over` for a request with an ended hold, null for a reservation that does not exist yet. */
export type Place = StoredStatus | 'hold_over' | null;

export type Transition = {
  from: readonly Place[];
  to: StoredStatus | 'as_is';
  by: readonly ActorKind[];
  stamps?: 'signed_at' | 'first_paid_at' | 'confirmed_at';
  closes?: ClosingReason;
  /** The dates are newly taken, so the transition fails if another reservation has them. */
  takesDates?: true;
  needsNote?: true;
  effects: readonly Effect[];
};

const graph = {
  request: {
    from: [null],
    to: 'requested',
    by: ['member', 'administrator'],
    takesDates: true,
    effects: ['issue-contract'],
  },
  change: {
    from: ['requested'],
    to: 'requested',
    by: ['member'],
    takesDates: true,
    effects: ['issue-contract'],
  },
  extend: { from: ['confirmed'], to: 'confirmed', by: ['member'], effects: [] },
  extend_hold: {
    from: ['requested'],
    to: 'requested',
    by: ['administrator'],
    effects: ['renew-contract'],
  },
  sign: { from: ['requested'], to: 'requested', by: ['member'], stamps: 'signed_at', effects: [] },
  pay: {
    from: ['requested'],
    to: 'requested',
    by: ['provider', 'administrator'],
    stamps: 'first_paid_at',
    effects: [],
  },
  confirm: {
    from: ['requested'],
    to: 'confirmed',
    by: ['member', 'provider', 'administrator'],
    stamps: 'confirmed_at',
    effects: ['tell-confirmed', 'plan-turnovers'],
  },
  expire: {
    from: ['hold_over'],
    to: 'expired',
    by: ['system'],
    closes: 'hold_expired',
    effects: ['void-contract', 'refund', 'tell-expired'],
  },
  retake: {
    from: ['hold_over', 'expired'],
    to: 'requested',
    by: ['provider'],
    takesDates: true,
    effects: ['renew-contract'],
  },
  cancel: {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    by: ['member'],
    closes: 'member',
    effects: ['void-contract', 'refund', 'tell-cancelled', 'plan-turnovers'],
  },
  cancel_by_administrator: {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    by: ['administrator'],
    closes: 'admin',
    needsNote: true,
    effects: ['void-contract', 'refund', 'tell-cancelled', 'plan-turnovers'],
  },
  cancel_for_disaster: {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    by: ['administrator'],
    closes: 'natural_disaster',
    needsNote: true,
    effects: ['void-contract', 'refund', 'tell-cancelled', 'plan-turnovers'],
  },
  decline: {
    from: ['requested'],
    to: 'cancelled',
    by: ['member'],
    closes: 'contract_declined',
    effects: ['refund'],
  },
  check_out_early: {
    from: ['confirmed'],
    to: 'checked_out_early',
    by: ['administrator'],
    closes: 'early_checkout',
    needsNote: true,
    effects: ['refund', 'tell-ended-early', 'plan-turnovers'],
  },
  evict: {
    from: ['confirmed'],
    to: 'checked_out_early',
    by: ['administrator'],
    closes: 'eviction',
    needsNote: true,
    effects: ['tell-ended-early', 'plan-turnovers'],
  },
  correct_occupant: {
    from: ['requested'],
    to: 'requested',
    by: ['administrator'],
    effects: ['issue-contract'],
  },
  move: {
    from: ['requested'],
    to: 'requested',
    by: ['administrator'],
    takesDates: true,
    needsNote: true,
    effects: ['tell-moved', 'issue-contract'],
  },
  move_confirmed: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['administrator'],
    takesDates: true,
    needsNote: true,
    effects: ['tell-moved', 'issue-contract'],
  },
  park: { from: ['requested', 'confirmed'], to: 'as_is', by: ['administrator'], effects: [] },
  put_back: {
    from: ['requested', 'confirmed'],
    to: 'as_is',
    by: ['administrator'],
    takesDates: true,
    effects: ['plan-turnovers'],
  },
  ask_change: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['member'],
    takesDates: true,
    effects: ['tell-change-asked'],
  },
  complete_change: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['member', 'provider', 'administrator'],
    takesDates: true,
    effects: ['tell-change-completed', 'plan-turnovers'],
  },
  lapse_change: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['system'],
    effects: ['restore-contract', 'tell-change-lapsed', 'tell-others-of-drop'],
  },
  withdraw_change: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['member', 'administrator'],
    effects: ['restore-contract', 'tell-others-of-drop'],
  },
  decline_change: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['member'],
    effects: ['restore-contract', 'tell-others-of-drop'],
  },
  give_way: {
    from: ['requested', 'confirmed'],
    to: 'as_is',
    by: ['administrator'],
    effects: ['plan-turnovers'],
  },
  choose_payment_method: { from: ['requested'], to: 'requested', by: ['member'], effects: [] },
} as const satisfies Record<TransitionName, Transition>;

/**
 * The life cycle of a reservation as a graph (docs/specification.md#reservation-life-cycle). `staying` and `completed` follow from the dates and are
 * not nodes. A parked reservation holds its nights until another is moved into them and it gives way (ADR 37). `retake` is a first payment after the
 * end of the hold: the dates are taken again if they are free. While a change of a confirmed stay waits for signatures and money, no other transition
 * is allowed; administrators withdraw the change first (ADR 39).
 */
export const lifecycle: Record<TransitionName, Transition> = graph;

export type Refunding = {
  [Name in TransitionName]: 'refund' extends (typeof graph)[Name]['effects'][number] ? Name : never;
}[TransitionName];

export function placeOf(
  { status, hold_expires_at }: { status: StoredStatus; hold_expires_at: Date },
  nowMs: number,
): Place {
  return holdIsOver(status, hold_expires_at, nowMs) ? 'hold_over' : status;
}

export function endsChange(name: TransitionName): boolean {
  return ['complete_change', 'lapse_change', 'withdraw_change', 'decline_change'].includes(name);
}

export function may(name: TransitionName, from: Place, by?: ActorKind): boolean {
  const { from: places, by: kinds } = lifecycle[name];
  return places.includes(from) && (by === undefined || kinds.includes(by));
}
