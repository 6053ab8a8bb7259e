import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const pages = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[4] });
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.control.small,
  minHeight: vars.control.small,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current=page]': { background: color.primary, color: color.onPrimary },
  },
});
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.control.small,
  color: color.inkSoft,
});
