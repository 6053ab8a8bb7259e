/** The parts around the results that few searches need, as one file to load. */
export { MapSide } from '../map/map-side.tsx';
export { NoResults } from './no-results.tsx';
export { Pages } from './pages.tsx';
export { SearchNotice } from './search-notice.tsx';
