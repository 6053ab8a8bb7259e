import { lazy } from 'react';

/** Loaded separately with all dialogs of a reservation, so that a list loads without them. */
export const DetailDrawer = lazy(async () => ({
  default: (await import('./detail-drawer.tsx')).DetailDrawer,
}));
