/**
 * The colours of both themes. `theme.css.ts` turns them into CSS variables; nothing else reads them, except a
 * page that must show one theme inside the other.
 *
 * Text may be `ink`, `inkSoft`, `brandText`, `success`, `warning`, `danger` or an `on…` colour: each reaches AA on
 * `paper`, `surface` and its own soft background. `inkFaint` and `edge` reach 3:1 only: rules, icons and borders.
 *
 * `knob` moves on a `line`-coloured track, `water` is that of the map, `stage` lies behind a photo, `veil` over a photo under `onPhoto`.
 */
export const lightColors = {
  paper: '#FFFDFA',
  surface: '#FFFFFF',
  sunken: '#F7F3EE',
  line: '#E9E2DA',
  edge: '#978C82',
  ink: '#1D1A17',
  inkSoft: '#5E564E',
  inkFaint: '#8A8077',
  brand: '#F26A1B',
  brandHover: '#F77F38',
  brandText: '#B8430A',
  brandSoft: '#FEF0E6',
  onBrand: '#1D1A17',
  primary: '#1D1A17',
  primaryHover: '#3A342E',
  onPrimary: '#FFFDFA',
  success: '#1F7A4D',
  successSoft: '#E8F5EE',
  warning: '#9A6700',
  warningSoft: '#FFF8E6',
  danger: '#B42318',
  dangerSoft: '#FDECEA',
  dangerFill: '#B42318',
  dangerFillHover: '#CB3528',
  onDanger: '#FFFFFF',
  knob: '#FFFFFF',
  water: '#DCE8EE',
  stage: '#14110F',
  scrim: 'rgb(29 26 23 / 0.48)',
  veil: 'rgb(29 26 23 / 0.44)',
  onPhoto: '#FFFFFF',
} as const;

/** The dark counterpart: the same names, read from the system's preference. */
export const darkColors = {
  paper: '#171412',
  surface: '#221E1A',
  sunken: '#110F0D',
  line: '#3A332C',
  edge: '#857A6F',
  ink: '#F6F0E8',
  inkSoft: '#BDB2A6',
  inkFaint: '#8A8077',
  brand: '#F5803A',
  brandHover: '#FF9350',
  brandText: '#FF9E66',
  brandSoft: '#3A2417',
  onBrand: '#1D1A17',
  primary: '#F6F0E8',
  primaryHover: '#FFFFFF',
  onPrimary: '#1D1A17',
  success: '#63C694',
  successSoft: '#17301F',
  warning: '#E3B04B',
  warningSoft: '#332711',
  danger: '#FF8F80',
  dangerSoft: '#3B1A16',
  dangerFill: '#B42318',
  dangerFillHover: '#CB3528',
  onDanger: '#FFFFFF',
  knob: '#5A4F45',
  water: '#22313A',
  stage: '#14110F',
  scrim: 'rgb(0 0 0 / 0.64)',
  veil: 'rgb(0 0 0 / 0.5)',
  onPhoto: '#FFFFFF',
} as const satisfies Record<keyof typeof lightColors, string>;

/** Shadows of both themes: one for raised things, one for overlays. */
export const lightShadows = {
  raised: '0 1px 2px rgb(61 44 27 / 0.06), 0 6px 20px rgb(61 44 27 / 0.07)',
  overlay: '0 2px 6px rgb(61 44 27 / 0.08), 0 24px 64px rgb(61 44 27 / 0.22)',
} as const;

export const darkShadows = {
  raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 6px 20px rgb(0 0 0 / 0.28)',
  overlay: '0 0 0 1px rgb(255 255 255 / 0.06), 0 24px 64px rgb(0 0 0 / 0.6)',
} as const satisfies Record<keyof typeof lightShadows, string>;
