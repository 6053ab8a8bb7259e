import { lazy } from 'react';
import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { beside } from './booking-bar.css.ts';

const parts = () => import('./booking-parts.ts');

/** Booking box; its code is not part of a phone's first load. */
export const [BookingBox, preloadBookingBox] = deferHydration(
  'booking',
  () => parts().then(({ BookingBox }) => ({ default: BookingBox })),
  beside,
);

export const BookingSheet = lazy(() =>
  withTexts('search-panel', parts()).then(({ BookingSheet }) => ({ default: BookingSheet })),
);

export function preloadBookingSheet(): void {
  void withTexts('search-panel', parts()).catch(() => undefined);
}
