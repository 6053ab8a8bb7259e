import { createRootRoute } from '@tanstack/react-router';
import './admin-texts.ts';
import { areaRoot, type AreaRootRoute } from '../areas.ts';

export const Route: AreaRootRoute = createRootRoute(areaRoot('admin'));
