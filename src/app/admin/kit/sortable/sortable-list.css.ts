import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color } = vars;

export const item = style({
  position: 'relative',
  minWidth: 0,
  '@media': { [media.still]: { transition: 'none !important' } },
});
export const lifted = style({ zIndex: 1, boxShadow: vars.shadow.raised, borderRadius: vars.radius.box });
export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.field,
  color: color.inkSoft,
  cursor: 'grab',
  // A finger on the handle moves the item, not the page.
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[aria-disabled=true]': { cursor: 'default', opacity: 0.4 },
  },
});
