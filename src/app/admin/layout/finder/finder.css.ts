import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** Has a fixed height, so that results appear without moving anything. */
export const list = style({ blockSize: 'min(24rem, 50vh)', overflowY: 'auto' });
export const kind = style({
  padding: `${space[12]} ${space[12]} ${space[4]}`,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  color: color.inkSoft,
});
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
  inlineSize: '100%',
  minBlockSize: vars.control.small,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.inner,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&[aria-selected=true], &:hover': { background: color.sunken } },
});
export const name = style({ fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const detail = style({ fontSize: vars.text.small, color: color.inkSoft, overflowWrap: 'anywhere' });
export const state = style({
  minBlockSize: '1.6em',
  marginBlock: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
});

export const keys = style({ display: 'grid', gap: space[12], marginBlockEnd: space[24] });
export const keyRow = style({ display: 'grid', gridTemplateColumns: '9rem 1fr', gap: space[16] });
export const press = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const key = style({
  paddingInline: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.inner,
  background: color.sunken,
  font: 'inherit',
  fontSize: vars.text.small,
});
