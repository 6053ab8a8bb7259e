import { isKnownList } from '#app/layouts/indexing.ts';
import type { FileRouteTypes } from '#app/routeTree.gen.ts';
import type { Thing } from './json-ld.ts';
import type { Place } from './place.ts';
import { boardPicture, housePicture, type SharedPicture } from './picture.ts';
import { organisation, website } from './things/brand.ts';
import { boardThings } from './things/board.ts';
import { faqPage } from './things/faq.ts';
import { houseThings } from './things/house.ts';
import { neighbourhoodThings } from './things/neighbourhood.ts';

type Search = Record<string, unknown>;

/** Facts of a page for search engines and link previews. `src/app/layouts/indexing.ts` decides which pages are indexed. */
export type PageFacts = {
  canonical?: (search: Search) => Search;
  /** Text namespaces of parts that load their texts when they hydrate: the host renders them, but the page does not include them. */
  partTexts?: readonly string[];
  /**
   * Response fields, by call, that the screen does not show; the page leaves them out. If a screen starts to show one, hydration differs from the
   * rendered page and its journeys fail.
   */
  unshown?: Record<string, readonly string[]>;
  type?: 'article';
  picture?: (data: never) => SharedPicture | null;
  things?: (data: never, place: Place) => Thing[];
};

const isSet = ([, value]: [string, unknown]) => value !== undefined;
const only =
  (...names: string[]) =>
  (search: Search): Search =>
    Object.fromEntries(names.map((name) => [name, search[name]] as [string, unknown]).filter(isSet));

/**
 * Returns the canonical parameters of a house list. A list of one neighborhood, or of all houses, keeps its page number; with any other filter, only
 * the neighborhood remains.
 */
function houseList(search: Search): Search {
  if (!isKnownList(search)) return {};
  const isPlain =
    Object.entries(search).filter(isSet).length === Object.keys(only('location', 'page')(search)).length;
  return isPlain ? only('location', 'page')(search) : only('location')(search);
}

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
  '/neighbourhoods/$slug': { things: neighbourhoodThings },
  '/community': { canonical: only('boardType', 'page') },
  '/community/$id': { type: 'article', things: boardThings, picture: boardPicture },
  '/faq': { things: faqPage },
};

export function factsOf(route: string): PageFacts | null {
  const path = route.replace(/(?<=.)\/$/, '');
  return pages[path as FileRouteTypes['to']] ?? null;
}
