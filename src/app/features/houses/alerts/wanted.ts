import { useEffect } from 'react';
import { WANTED_ALERT } from '#app/platform/browser/shortlist-keys.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';
import { useViewer } from '#app/platform/session/session.ts';
import type { WantedStay } from './queries.ts';

export const wantedText = ({ houseId, checkIn, checkOut }: WantedStay): string =>
  [houseId, checkIn, checkOut].join(' ');

export const rememberWanted = (stay: WantedStay): void => tabStorage.set(WANTED_ALERT, wantedText(stay));

/** Requests the alert that a visitor asked for before log-in: once, on whichever screen size they come back. */
export function useWanted(id: string, ask: (stay: WantedStay) => void): void {
  const viewer = useViewer();
  useEffect(() => {
    const [houseId = '', checkIn = '', checkOut = ''] = tabStorage.get(WANTED_ALERT)?.split(' ') ?? [];
    if (!viewer || houseId !== id) return;
    tabStorage.remove(WANTED_ALERT);
    ask({ houseId, checkIn, checkOut });
  }, [viewer, id, ask]);
}
