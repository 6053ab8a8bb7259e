import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutsideServices } from '#contract/services.ts';
import { onConsent, storedConsent } from '#app/platform/services/consent.ts';
import { offeredServices } from '#app/platform/services/offered.ts';

/** The choice on this device, in step with every tab. */
export const useStoredConsent = () => useSyncExternalStore(onConsent, storedConsent);

/** The services that are set up: undefined while that is asked, null where it cannot be known now. `again` asks anew. */
export function useOffered(): { offered: OutsideServices | null | undefined; again: () => void } {
  const [offered, setOffered] = useState<OutsideServices | null>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    void offeredServices().then((found) => {
      if (!left) setOffered(found);
    });
    return () => {
      left = true;
    };
  }, [attempt]);
  const again = () => {
    setOffered(undefined);
    setAttempt((before) => before + 1);
  };
  return { offered, again };
}
