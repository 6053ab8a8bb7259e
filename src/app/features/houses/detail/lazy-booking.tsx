import { lazy } from 'react';
import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { beside } from './booking-bar.css.ts';

const parts = () => import('./booking-parts.ts');

/** The booking box; its code is no part of a phone's first load. */
export const [BookingBox, preloadBookingBox] = deferHydration(
  'booking',
  () => parts().then(({ BookingBox }) => ({ default: BookingBox })),
  beside,
);

/** The sheet of dates and booking; its code comes when it is about to be opened. */
export const BookingSheet = lazy(() =>
  withTexts('search-panel', parts()).then(({ BookingSheet }) => ({ default: BookingSheet })),
);

export function preloadBookingSheet(): void {
  void withTexts('search-panel', parts()).catch(() => undefined);
}
