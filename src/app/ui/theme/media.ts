/** Widths in CSS pixels at which the layout changes (docs/specification.md#layout). */
export const breakpoints = { tablet: 600, desktop: 960, menu: 1250, wide: 1280, vast: 1920 } as const;

const from = (width: number) => `(min-width: ${width}px)`;
const below = (width: number) => `(max-width: ${width - 0.02}px)`;

/**
 * All media queries, without `@media`: `'@media': { [media.mobile]: {…} }` in a style, `matchMedia(media.mobile)` or `sizes` elsewhere. `mobile` ends
 * and `tablet` begins at exactly 600 px.
 */
export const media = {
  mobile: below(breakpoints.tablet),
  tablet: from(breakpoints.tablet),
  tabletOnly: `${from(breakpoints.tablet)} and ${below(breakpoints.desktop)}`,
  belowDesktop: below(breakpoints.desktop),
  desktop: from(breakpoints.desktop),
  menu: from(breakpoints.menu),
  belowMenu: below(breakpoints.menu),
  wide: from(breakpoints.wide),
  vast: from(breakpoints.vast),
  belowVast: below(breakpoints.vast),
  /** Container query for a container at most `rem` wide, as on a phone with enlarged text; for `@container`. */
  inLargeType: (rem: number) => `(max-width: ${rem}rem)`,
  hover: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
