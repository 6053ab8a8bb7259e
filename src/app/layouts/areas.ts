import {
  Outlet,
  redirect,
  type AnyContext,
  type AnyRouteMatch,
  type ParsedLocation,
  type RootRoute,
} from '@tanstack/react-router';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';

/** The two parts of the application that have a layout, a route tree and chunks of their own (docs/specification.md#screens-and-routes). */
export type Area = 'site' | 'admin';

/** Returns the area of a path. /admin and the design system at /dev belong to `admin`. */
export function areaOf(pathname: string): Area {
  return /^\/(admin|dev)(\/|$)/.test(pathname) ? 'admin' : 'site';
}

type AreaRoot = {
  beforeLoad: (going: { location: ParsedLocation; matches: AnyRouteMatch[] }) => Promise<void>;
  component: typeof Outlet;
};
/** Declared explicitly because the inferred type would refer to the router's type, which is built from these roots. */
export type AreaRootRoute = RootRoute<unknown, undefined, {}, AnyContext, AreaRoot['beforeLoad']>;

/** Creates the root route of an area. It loads a screen's texts before rendering and opens addresses of the other area as a new document. */
export function areaRoot(area: Area): AreaRoot {
  return {
    beforeLoad: async ({ location, matches }) => {
      if (areaOf(location.pathname) !== area)
        throw redirect({ href: location.href, reloadDocument: true, replace: true });
      const needed = new Set(matches.flatMap((match) => match.staticData.texts ?? []));
      await loadTexts(['common', ...needed]);
    },
    component: Outlet,
  };
}
