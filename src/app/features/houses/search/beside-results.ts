export { BelowResults } from './below-results.tsx';
export { MapSide, MapToggle } from '../map/map-side.tsx';
export { NoResults } from './no-results.tsx';
export { ResultsSkeleton } from './results-skeleton.tsx';
export { ResultsHead } from './results-head.tsx';
export { SearchNotice } from './search-notice.tsx';
export { nothingFound } from './nothing-found.ts';
