import { createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import type { CustomTypeOptions } from 'i18next';
import { LazyLoadFailed } from './layouts/notices/lazy-screens.tsx';
import { withTexts } from './platform/i18n/i18n.ts';
import type { FileRouteTypes as AdminRoutes } from '#app/admin/layout/routeTree.gen.ts';
import { routeTree, type FileRouteTypes as SiteRoutes } from './routeTree.gen.ts';

/** The routes of both areas: links may lead from one to the other. */
type Routes = {
  [Key in keyof SiteRoutes]: Key extends `fileRoutes${string}`
    ? SiteRoutes[Key] & Omit<AdminRoutes[Key], keyof SiteRoutes[Key]>
    : SiteRoutes[Key] | AdminRoutes[Key];
};
type RouteTree = ReturnType<typeof routeTree._addFileTypes<Routes>>;

/** A router over one area's URL map, the site's unless given; the server makes one for each page it renders. */
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
    /** Namespaces of texts that the screen shows; they are there before it is rendered. */
    texts?: Namespace[];
    /** The active menu entry on this screen, where it is not the screen's own path (docs/specification.md#screens-and-routes). */
    menu?: string;
    /** The bar and footer around the screen. */
    chrome?: { footer?: false; bar?: 'over-photo' | 'solid' | 'clear' };
  }
}
type Namespace = keyof CustomTypeOptions['resources'];
