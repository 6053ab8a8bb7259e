import { createRootRoute } from '@tanstack/react-router';
import './admin-texts.ts';
import { areaRoot, type AreaRootRoute } from '#app/layouts/areas.ts';
import { areaStyle } from '#app/platform/browser/area-style.ts';

/** Loads the styles of admin screens once, when the first of them is opened. */
const adminStyle = areaStyle('admin');

const root = areaRoot('admin');

export const Route: AreaRootRoute = createRootRoute({
  ...root,
  beforeLoad: async (going: Parameters<typeof root.beforeLoad>[0]) => {
    await Promise.all([adminStyle, root.beforeLoad(going)]);
  },
});
