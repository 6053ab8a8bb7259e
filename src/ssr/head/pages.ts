import type { FileRouteTypes } from '#app/routeTree.gen.ts';
import { locations } from '#contract/vocabulary.ts';
import type { Thing } from './json-ld.ts';
import type { Place } from './place.ts';
import { boardPicture, housePicture, type SharedPicture } from './picture.ts';
import { organisation, website } from './things/brand.ts';
import { boardThings } from './things/board.ts';
import { faqPage } from './things/faq.ts';
import { houseThings } from './things/house.ts';

type Search = Record<string, unknown>;

/** Facts of a page for search engines and for whoever is sent its address. */
export type PageFacts = {
  /** True where it is for nobody to find: private, with a token, or different for everybody. */
  noindex?: true | ((search: Search) => boolean);
  /** The search parameters that its canonical address has; none unless given. */
  canonical?: (search: Search) => Search;
  /** Namespaces of parts that load their texts when they hydrate: the host renders them, and the page comes without. */
  partTexts?: readonly string[];
  /**
   * Fields of what its calls answer, by the call, that it shows nowhere: the page comes without. A screen that begins to show one is hydrated
   * otherwise than it was rendered, which its journeys notice.
   */
  unshown?: Record<string, readonly string[]>;
  type?: 'article';
  /** The picture by which it is shown where it is shared; that of the brand unless given. */
  picture?: (data: never) => SharedPicture | null;
  /** Its structured data, from what its loader found. */
  things?: (data: never, place: Place) => Thing[];
};

const hidden = { noindex: true } as const;
const isSet = ([, value]: [string, unknown]) => value !== undefined;
const only =
  (...names: string[]) =>
  (search: Search): Search =>
    Object.fromEntries(names.map((name) => [name, search[name]] as [string, unknown]).filter(isSet));

/** A list of a neighbourhood, or of all: each page of it stands for itself, with any other filter the list stands for what is left of it. */
function houseList(search: Search): Search {
  if (!isKnownList(search)) return {};
  const isPlain =
    Object.entries(search).filter(isSet).length === Object.keys(only('location', 'page')(search)).length;
  return isPlain ? only('location', 'page')(search) : only('location')(search);
}

/** False for a neighbourhood or a page that nobody can mean. */
const isKnownList = ({ location, page }: Search): boolean =>
  (location === undefined || (locations as readonly unknown[]).includes(location)) &&
  (page === undefined || (Number.isInteger(Number(page)) && Number(page) > 0));

/** Every address of the site (spec section 2). A new route does not compile until it is decided who may find it. */
const pages: Record<FileRouteTypes['to'], PageFacts> = {
  '/': {
    partTexts: ['home-sections', 'house-card'],
    unshown: {
      'houses.list': ['summary', 'facilities', 'latitude', 'longitude'],
      'boards.list': ['summary'],
    },
    things: (_, place) => [website(place)],
  },
  '/about': { things: (_, place) => [organisation(place)] },
  '/houses': { canonical: houseList, noindex: (search) => !isKnownList(search) },
  '/detail': { canonical: only('id'), things: houseThings, picture: housePicture },
  '/community': { canonical: only('boardType', 'page') },
  '/community/$id': { type: 'article', things: boardThings, picture: boardPicture },
  '/testimonial': {},
  '/faq': { things: faqPage },
  '/portfolio': {},
  '/terms': {},
  '/privacy': {},
  '/verify': {},
  '/compare': {},
  '/favourites': hidden,
  '/sign': hidden,
  '/book': hidden,
  '/book/$id': hidden,
  '/auth/confirm': hidden,
  '/auth/forgot': hidden,
  '/auth/google-callback': hidden,
  '/auth/login': hidden,
  '/auth/reset': hidden,
  '/auth/signup': hidden,
  '/pay/$token': hidden,
  '/mypage': hidden,
  '/mypage/delete': hidden,
  '/mypage/profile': hidden,
  '/mypage/$id': hidden,
  '/mypage/$id/change': hidden,
  '/mypage/$id/extend': hidden,
  '/mypage/$id/review': hidden,
};

/** The facts of a route by its path (`/community/$id`); null where there is no such route. */
export function factsOf(route: string): PageFacts | null {
  const path = route.replace(/(?<=.)\/$/, '');
  return Object.hasOwn(pages, path) ? pages[path as FileRouteTypes['to']] : null;
}

/** True where a page may be found by search engines. */
export function isIndexed(facts: PageFacts | null, search: Search): boolean {
  if (!facts) return false;
  return typeof facts.noindex === 'function' ? !facts.noindex(search) : !facts.noindex;
}
