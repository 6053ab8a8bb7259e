import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutsideServices } from '#contract/services.ts';
import { onConsent, storedConsent } from '#app/platform/services/consent.ts';
import { offeredServices } from '#app/platform/services/offered.ts';

export const useStoredConsent = () => useSyncExternalStore(onConsent, storedConsent);

/** Returns the services that are set up: undefined while loading, null if they cannot be known now. `again` loads them again. */
export function useOffered(): { offered: OutsideServices | null | undefined; again: () => void } {
  const [asked, setAsked] = useState(offeredServices);
  const [offered, setOffered] = useState<OutsideServices | null>();
  useEffect(() => {
    let left = false;
    void asked.then((found) => {
      if (!left) setOffered(found);
    });
    return () => {
      left = true;
    };
  }, [asked]);
  const again = () => {
    setOffered(undefined);
    setAsked(offeredServices());
  };
  return { offered, again };
}
