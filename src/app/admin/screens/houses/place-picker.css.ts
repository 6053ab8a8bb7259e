import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** Reserves room for the map, so that the content below does not move. */
export const room = style({ minHeight: '390px' });
export const figure = style({ display: 'grid', gap: space[8], margin: 0 });
export const box = style({ height: '360px', overflow: 'hidden', borderRadius: vars.radius.box });
export const caption = style({ color: color.inkSoft, fontSize: vars.text.small });
export const pin = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  // Its tip is the place.
  translate: '-50% -88%',
  borderRadius: '50%',
  color: color.brandText,
});
