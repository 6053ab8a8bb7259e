import { useEffect, useState, type ReactNode } from 'react';
import { useViewer } from '#app/platform/session/session.ts';
import type { Planned } from '../model.ts';

/** Returns the note that the dates are taken by the member's own reservation, else undefined. Its code loads for taken dates only. */
export function useOwnHold(houseId: string, { plan, problem }: Planned): ReactNode {
  const isTaken = useViewer() !== null && problem === 'not_free';
  const { checkIn = '', checkOut = '' } = (isTaken && plan?.stay) || {};
  const key = checkIn + checkOut;
  const [found, setFound] = useState<{ key: string; words: ReactNode }>();
  useEffect(() => {
    if (!key) return undefined;
    let gone = false;
    void import('../alerts/own-hold.tsx').then(
      async ({ ownReservation, OwnHold }) => {
        const reservation = await ownReservation(houseId, { checkIn, checkOut });
        if (reservation && !gone) setFound({ key, words: <OwnHold reservation={reservation} /> });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [houseId, key, checkIn, checkOut]);
  return key && found?.key === key ? found.words : undefined;
}
