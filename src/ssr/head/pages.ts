import { isKnownList } from '#app/layouts/indexing.ts';
import type { FileRouteTypes } from '#app/routeTree.gen.ts';
import type { Thing } from './json-ld.ts';
import type { Place } from './place.ts';
import { boardPicture, housePicture, type SharedPicture } from './picture.ts';
import { organisation, website } from './things/brand.ts';
import { boardThings } from './things/board.ts';
import { faqPage } from './things/faq.ts';
import { houseThings } from './things/house.ts';

type Search = Record<string, unknown>;

/** Facts of a page for search engines and for whoever is sent its address; who may find it says `src/app/layouts/indexing.ts`. */
export type PageFacts = {
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

/** The addresses of which there is something to tell. */
const pages: Partial<Record<FileRouteTypes['to'], PageFacts>> = {
  '/': {
    partTexts: ['home-sections', 'house-card'],
    unshown: {
      'houses.list': ['summary', 'facilities', 'latitude', 'longitude'],
      'boards.list': ['summary'],
    },
    things: (_, place) => [website(place)],
  },
  '/about': { things: (_, place) => [organisation(place)] },
  '/houses': { canonical: houseList },
  '/detail': { canonical: only('id'), things: houseThings, picture: housePicture },
  '/community': { canonical: only('boardType', 'page') },
  '/community/$id': { type: 'article', things: boardThings, picture: boardPicture },
  '/faq': { things: faqPage },
};

/** The facts of a route by its path (`/community/$id`); null where nothing is told of it. */
export function factsOf(route: string): PageFacts | null {
  const path = route.replace(/(?<=.)\/$/, '');
  return pages[path as FileRouteTypes['to']] ?? null;
}
