import type { StoredStatus } from '#contract/rules/life.ts';

/** What else happens, in the same transaction, when a reservation moves. */
export type Effect =
  | 'issue-contract'
  | 'renew-contract'
  | 'void-contract'
  | 'return-payments'
  | 'return-declined'
  | 'refund-by-policy'
  | 'refund-unused-nights'
  | 'tell-confirmed'
  | 'tell-expired'
  | 'tell-cancelled';

type Transition = {
  /** Where it may begin; null stands for a reservation that does not exist yet. */
  from: readonly (StoredStatus | null)[];
  to: StoredStatus;
  effects: readonly Effect[];
};

/**
 * A reservation's life (spec: Reservation life cycle). `staying` and `completed` follow from the dates and are no places here.
 * `retake` is a first payment that arrives after the hold ran out: the dates are taken again where nobody else has them.
 */
export const lifecycle = {
  request: { from: [null], to: 'requested', effects: ['issue-contract'] },
  change: { from: ['requested'], to: 'requested', effects: ['issue-contract'] },
  sign: { from: ['requested'], to: 'requested', effects: [] },
  pay: { from: ['requested'], to: 'requested', effects: [] },
  confirm: { from: ['requested'], to: 'confirmed', effects: ['tell-confirmed'] },
  expire: {
    from: ['requested'],
    to: 'expired',
    effects: ['void-contract', 'return-payments', 'tell-expired'],
  },
  retake: { from: ['requested', 'expired'], to: 'requested', effects: ['renew-contract'] },
  cancel: {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    effects: ['void-contract', 'refund-by-policy', 'tell-cancelled'],
  },
  decline: { from: ['requested'], to: 'cancelled', effects: ['return-declined'] },
  checkOutEarly: { from: ['confirmed'], to: 'checked_out_early', effects: ['refund-unused-nights'] },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof lifecycle;
export type EffectOf<T extends TransitionName> = (typeof lifecycle)[T]['effects'][number];

/** Whether a reservation in a state may take a transition. */
export function may(name: TransitionName, from: StoredStatus | null): boolean {
  const { from: places }: Transition = lifecycle[name];
  return places.includes(from);
}
