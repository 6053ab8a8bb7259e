import { locations } from '#contract/vocabulary.ts';
import type { FileRouteTypes } from '../routeTree.gen.ts';

type Search = Record<string, unknown>;

/**
 * Says for every address of the site (docs/specification.md#screens-and-routes) if search engines may index it. Private pages, pages with a token and
 * personal pages are excluded. A new route does not compile until it has an entry.
 */
const findable: Record<FileRouteTypes['to'], boolean | ((search: Search) => boolean)> = {
  '/': true,
  '/about': true,
  '/houses': isKnownList,
  '/detail': true,
  '/neighbourhoods/$slug': true,
  '/community': true,
  '/community/$id': true,
  '/testimonial': true,
  '/faq': true,
  '/portfolio': true,
  '/terms': true,
  '/privacy': true,
  '/verify': true,
  '/compare': true,
  '/favourites': false,
  '/sign': false,
  '/book': false,
  '/book/$id': false,
  '/auth/confirm': false,
  '/auth/forgot': false,
  '/auth/google-callback': false,
  '/auth/login': false,
  '/auth/reset': false,
  '/auth/signup': false,
  '/pay/$token': false,
  '/mypage': false,
  '/mypage/delete': false,
  '/mypage/profile': false,
  '/mypage/$id': false,
  '/mypage/$id/change': false,
  '/mypage/$id/extend': false,
  '/mypage/$id/review': false,
  '/mypage/$id/welcome': false,
};

/** True if search engines may index a screen, given the path of its route (`/community/$id`) and its search parameters. */
export function isIndexed(route: string, search: Search): boolean {
  const path = route.replace(/(.)\/$/, '$1');
  const rule = Object.hasOwn(findable, path) && findable[path as FileRouteTypes['to']];
  return typeof rule === 'function' ? rule(search) : rule;
}

/** False if the neighborhood is unknown or the page is not a positive integer. */
export function isKnownList({ location, page }: Search): boolean {
  return (
    (location === undefined || (locations as readonly unknown[]).includes(location)) &&
    (page === undefined || (Number.isInteger(Number(page)) && Number(page) > 0))
  );
}
