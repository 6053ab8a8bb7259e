import { createRootRoute } from '@tanstack/react-router';
import { areaRoot, type AreaRootRoute } from './areas.ts';

export const Route: AreaRootRoute = createRootRoute(areaRoot('site'));
