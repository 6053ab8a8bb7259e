import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const footer = style({
  marginBlockStart: 'auto',
  paddingBlock: `${space[56]} calc(${space[48]} + env(safe-area-inset-bottom))`,
  background: color.sunken,
  // Drawn, and type for its rarer syllables fetched, when one comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px',
  '@media': { [media.mobile]: { paddingBlockStart: space[40] }, [media.print]: { display: 'none' } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[32]} ${space[48]}`,
});
export const about = style({ display: 'grid', gap: space[20] });

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: space[40],
  '@media': { [media.mobile]: { order: 1, width: '100%', gridTemplateColumns: '1fr 1fr' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  fontSize: vars.text.small,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const contact = style({ '@media': { [media.mobile]: { width: '100%', display: 'grid' } } });

export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[16]}`,
  marginBlockStart: space[32],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
});
globalStyle(`${company} a`, { display: 'inline-block', paddingBlock: '2px' });
