import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const photos = style({
  '@media': {
    [media.desktop]: {
      width: '100%',
      maxWidth: `calc(${vars.width.content} + 2 * ${space[40]})`,
      marginInline: 'auto',
      padding: `${space[24]} ${space[40]} 0`,
    },
  },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[64],
  paddingBlock: `${space[32]} ${space[64]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      paddingBlock: `${space[40]} ${space[96]}`,
    },
    [media.mobile]: { paddingBlock: `${space[24]} ${space[48]}` },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  '@media': { [media.mobile]: { gap: space[32] } },
  alignContent: 'start',
  minWidth: 0,
});
export const head = style({ display: 'grid', gap: space[12] });
export const titleRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
});
/** Reserves room for two round buttons that appear once the page is idle. */
export const tools = style({
  display: 'flex',
  flex: 'none',
  gap: space[8],
  width: `calc(2 * ${vars.control.small} + ${space[8]})`,
  height: vars.control.small,
  '@media': { [media.print]: { display: 'none' } },
});
export const lead = style({ color: color.inkSoft, fontSize: vars.text.lead });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
});
export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingBlockStart: space[40],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { paddingBlockStart: space[32] } },
});
export const partTitle = style({ fontSize: vars.text.h3 });
