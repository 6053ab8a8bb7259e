import { useEffect, useEffectEvent } from 'react';
import { JOINING, tabStorage } from '../browser/storage.ts';
import { session } from './session.ts';

/** Asks a visitor again to log in or sign up on a page that was loaded anew for that; `next` is where they go on to. */
export function useJoinAgain(next: string, ask: () => void): void {
  const begin = useEffectEvent(() => {
    if (tabStorage.get(JOINING) === next && !session.viewer()) ask();
    else tabStorage.remove(JOINING);
  });
  useEffect(() => begin(), []);
}
