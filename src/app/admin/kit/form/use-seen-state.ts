import { useState } from 'react';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Result } from '#app/platform/api/result.ts';

/** A reservation as the administrator saw it, for an action that is refused if it has changed. */
export type SeenState = {
  /** The state to act on: from when the dialog opened, or as shown again after a refusal. */
  seen: AdminReservationDetail;
  /** The state from when the dialog opened, if a newer one is shown; otherwise null. */
  before: AdminReservationDetail | null;
  /**
   * Notes a refusal caused by a concurrent change.
   * @returns the outcome unchanged
   */
  heard: <T>(outcome: Result<T>) => Result<T>;
};

/** Keeps the reservation as it was when a dialog opened, until the host refuses it as stale. */
export function useSeenState(reservation: AdminReservationDetail): SeenState {
  const [opened] = useState(reservation);
  const [isStale, setStale] = useState(false);
  return {
    seen: isStale ? reservation : opened,
    before: isStale && reservation.version !== opened.version ? opened : null,
    heard: (outcome) => {
      if (!outcome.ok && outcome.problem.code === 'version_stale') setStale(true);
      return outcome;
    },
  };
}
