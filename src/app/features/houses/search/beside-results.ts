/** The parts around the results that the first sight does without, as one file to load. */
export { DollarsNote } from '../dollars-choice.tsx';
export { MapSide } from '../map/map-side.tsx';
export { alternatives } from './alternatives.ts';
export { NoResults } from './no-results.tsx';
export { ResultsSkeleton } from './results-skeleton.tsx';
export { Pages } from './pages.tsx';
export { ResultsHead } from './results-head.tsx';
export { SearchNotice } from './search-notice.tsx';
