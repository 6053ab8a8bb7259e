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

/** The area of a path: any that starts with /admin is of the administrators, and so is the design system's, which no visitor opens. */
export function areaOf(pathname: string): Area {
  return /^\/(admin|dev)(\/|$)/.test(pathname) ? 'admin' : 'site';
}

type AreaRoot = {
  beforeLoad: (going: { location: ParsedLocation; matches: AnyRouteMatch[] }) => Promise<void>;
  component: typeof Outlet;
};
/** Written out: what is inferred names the type of the router, which is made of these roots. */
export type AreaRootRoute = RootRoute<unknown, undefined, {}, AnyContext, AreaRoot['beforeLoad']>;

/**
 * The root of an area's routes. It has the texts of a screen ready before that is rendered. An address of the other area, whose routes are
 * not in this tree, is left for as a new document, whichever way it was named.
 */
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
