import { useEffect } from 'react';
import { WANTED_ALERT } from '#app/platform/browser/shortlist-keys.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';
import { useViewer } from '#app/platform/session/session.ts';
import type { WantedStay } from './queries.ts';

/** A stay that somebody wants to be told of, as text. */
export const wantedText = ({ houseId, checkIn, checkOut }: WantedStay): string =>
  [houseId, checkIn, checkOut].join(' ');

/** Remembers in this tab what a visitor asked for, while they log in. */
export const rememberWanted = (stay: WantedStay): void => tabStorage.set(WANTED_ALERT, wantedText(stay));

/** Asks for what a visitor wanted of this house before they logged in: once, on whichever screen size they come back. */
export function useWanted(id: string, ask: (stay: WantedStay) => void): void {
  const viewer = useViewer();
  useEffect(() => {
    const [houseId = '', checkIn = '', checkOut = ''] = tabStorage.get(WANTED_ALERT)?.split(' ') ?? [];
    if (!viewer || houseId !== id) return;
    tabStorage.remove(WANTED_ALERT);
    ask({ houseId, checkIn, checkOut });
  }, [viewer, id, ask]);
}
