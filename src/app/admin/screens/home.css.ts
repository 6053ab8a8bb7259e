import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const screen = style({
  // 80 px above the admin home, at every width (docs/specification.md#business-constants-and-limits).
  paddingBlock: `${space[80]} ${space[40]}`,
});
export const title = style({ marginBlock: `${space[40]} ${space[16]}`, fontSize: vars.text.h3 });
export const failed = style({ display: 'grid', justifyItems: 'start', gap: space[12] });
export const rows = style({
  maxWidth: '720px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  overflow: 'hidden',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '12rem 1fr auto',
  alignItems: 'center',
  gap: space[16],
  minHeight: vars.control.medium,
  padding: `${space[12]} ${space[20]}`,
  textDecoration: 'none',
  selectors: { [`${rows} > li + li > &`]: { borderBlockStart: `1px solid ${color.line}` } },
  '@media': {
    [media.mobile]: { gridTemplateColumns: '1fr auto' },
    [media.hover]: { selectors: { 'a&:hover': { background: color.sunken } } },
  },
});
export const name = style({ color: color.inkSoft, fontSize: vars.text.small });
export const count = style({
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { gridRow: 2 } },
});
/** At least as high as the content that follows, so that the part below does not jump far. */
export const figures = style({ minHeight: '480px' });
