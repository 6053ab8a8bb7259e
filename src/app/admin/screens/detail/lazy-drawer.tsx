import { lazy } from 'react';

/** With all dialogs of a reservation: a list loads without them. */
export const DetailDrawer = lazy(async () => ({
  default: (await import('./detail-drawer.tsx')).DetailDrawer,
}));
