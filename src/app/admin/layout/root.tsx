import { createRootRoute } from '@tanstack/react-router';
import './admin-texts.ts';
import { areaRoot, type AreaRootRoute } from '#app/layouts/areas.ts';
import { adminStyle } from './admin-style.ts';

const root = areaRoot('admin');

export const Route: AreaRootRoute = createRootRoute({
  ...root,
  beforeLoad: async (going: Parameters<typeof root.beforeLoad>[0]) => {
    await Promise.all([adminStyle, root.beforeLoad(going)]);
  },
});
