/** The parts around the results that few searches need, as one file to load. */
export { NoResults } from './no-results.tsx';
export { ResultsSkeleton } from './results-skeleton.tsx';
export { Pages } from './pages.tsx';
export { SearchNotice } from './search-notice.tsx';
