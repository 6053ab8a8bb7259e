import { useEffect, useEffectEvent } from 'react';
import { JOINING, tabStorage } from '../browser/storage.ts';
import { session } from './session.ts';

export function useJoinAgain(next: string, ask: () => void): void {
  const begin = useEffectEvent(() => {
    if (tabStorage.get(JOINING) === next && !session.viewer()) ask();
    else tabStorage.remove(JOINING);
  });
  useEffect(() => begin(), []);
}
