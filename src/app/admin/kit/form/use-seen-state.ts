import { useState } from 'react';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Result } from '#app/platform/api/result.ts';

/** A reservation as its administrator saw it, for an action that is refused where it has changed meanwhile. */
export type SeenState = {
  /** As it is acted upon: as it was when the dialog opened, or as it was shown anew after a refusal. */
  seen: AdminReservationDetail;
  /** As it was when the dialog opened, once it is shown anew; null before. */
  before: AdminReservationDetail | null;
  /** Takes note of a refusal for a change that somebody else has made. @returns the answer as it is */
  heard: <T>(outcome: Result<T>) => Result<T>;
};

/** Keeps the state of a reservation that its administrator saw when a dialog opened, until the host says that it is another one by now. */
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
