import { Suspense, lazy } from 'react';

/** Milliseconds from the beginning of a visit in which nothing is offered. */
const QUIET_MS = 2000;

const Offer = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS - performance.now()));
  // An offer that cannot be loaded is none: the page does without.
  return import('#app/features/install/install-offer.tsx').catch(() => ({
    default: () => null,
  }));
});

/** The offer to install the app, with code and texts of its own. Stands last on its screen: it comes late and moves nothing. */
export function InstallOffer() {
  return (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  );
}
