import { Suspense, lazy } from 'react';

/** Time in ms from the start of a visit in which nothing is offered. */
const QUIET_MS = 2000;

const Offer = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS - performance.now()));
  // An offer that cannot be loaded is none: the page does without.
  return import('#app/features/install/install-offer.tsx').catch(() => ({
    default: () => null,
  }));
});

/** Offers to install the app. Place it last on a screen: its code and texts arrive late and must move nothing. */
export function InstallOffer() {
  return (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  );
}
