import { createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import type { CustomTypeOptions } from 'i18next';
import { LazyLoadFailed } from './layouts/notices/lazy-screens.tsx';
import { withTexts } from './platform/i18n/i18n.ts';
import type { FileRouteTypes as AdminRoutes } from '#app/admin/layout/routeTree.gen.ts';
import { routeTree, type FileRouteTypes as SiteRoutes } from './routeTree.gen.ts';

type Routes = {
  [Key in keyof SiteRoutes]: Key extends `fileRoutes${string}`
    ? SiteRoutes[Key] & Omit<AdminRoutes[Key], keyof SiteRoutes[Key]>
    : SiteRoutes[Key] | AdminRoutes[Key];
};
type RouteTree = ReturnType<typeof routeTree._addFileTypes<Routes>>;

/** Creates a router for one area's routes, by default the site's. The server makes one per rendered page. */
export function createAppRouter(
  options: {
    history?: Parameters<typeof createRouter>[0]['history'];
    server?: boolean;
    tree?: AnyRoute;
  } = {},
) {
  return createRouter({
    routeTree: (options.tree ?? routeTree) as RouteTree,
    ...(options.history ? { history: options.history } : {}),
    ...(options.server ? { isServer: true } : { scrollRestoration: true }),
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultStaleTime: 10_000,
    // For a page that begins with nothing, which says what it shows until its screen is there (`main.tsx`).
    defaultPendingMs: 300,
    defaultErrorComponent: LazyLoadFailed,
    defaultNotFoundComponent: lazyRouteComponent(
      () => withTexts('not-found', import('./layouts/notices/not-found.tsx')),
      'NotFound',
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Text namespaces of the screen, loaded before it renders. */
    texts?: Namespace[];
    /** Path of the active menu entry if it differs from the screen's path (docs/specification.md#screens-and-routes). */
    menu?: string;
    chrome?: { footer?: false; bar?: 'over-photo' | 'solid' | 'clear' };
  }
}
type Namespace = keyof CustomTypeOptions['resources'];
