/** The parts around the results that the first sight does without, as one file to load. */
export { DollarsChoice, DollarsNote } from '../dollars-choice.tsx';
export { NoResults } from './no-results.tsx';
export { ResultsSkeleton } from './results-skeleton.tsx';
export { Pages } from './pages.tsx';
export { SearchNotice } from './search-notice.tsx';
