import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** On phones the name of a line is above its values, so that three houses fit; in large type the table scrolls within its frame. */
export const table = style({
  // Holds the texts for screen readers in its frame.
  position: 'relative',
  display: 'grid',
  width: '100%',
  minWidth: 0,
  overflowX: 'auto',
  borderSpacing: 0,
});
export const caption = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const group = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(6rem, 1fr))',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '200px repeat(var(--columns), minmax(10rem, 1fr))',
      columnGap: space[24],
    },
  },
});
export const corner = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const label = style({
  gridColumn: '1 / -1',
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  textAlign: 'start',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});
export const differs = style({
  marginInlineStart: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.round,
  background: color.brandSoft,
  color: color.brandText,
  fontSize: vars.text.tiny,
  whiteSpace: 'nowrap',
});
export const cell = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const none = style({ color: color.inkSoft });
export const head = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: space[8],
  minWidth: 0,
  textAlign: 'start',
});
export const photo = style({ borderRadius: vars.radius.box, overflow: 'hidden' });
export const name = style({
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.snug,
});
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
