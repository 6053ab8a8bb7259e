/** The parts around the results that the first sight does without, as one file to load. */
export { BelowResults } from './below-results.tsx';
export { DollarsChoice } from '../dollars-choice.tsx';
export { NoResults } from './no-results.tsx';
export { ResultsSkeleton } from './results-skeleton.tsx';
export { universityName } from './university-name.ts';
export { SearchNotice } from './search-notice.tsx';
