/** Copies of public pages (`pages.ts`). */
export const PAGES = 'pages';
/** Fonts beyond the first subsets, and chunks that few visitors need. */
export const ASSETS = 'assets';
