import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[48],
  '@media': { [media.mobile]: { paddingBlock: space[24] } },
});
export const head = style({ display: 'grid', gap: space[8], marginBlockEnd: space[40] });
export const lead = style({ color: color.inkSoft });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 300px) minmax(0, 600px)',
  gap: `${space[24]} ${space[80]}`,
  alignItems: 'start',
  paddingBlock: space[40],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { paddingBlock: space[32] },
  },
});
export const about = style({ display: 'grid', gap: space[8] });
export const title = style({ fontSize: vars.text.h3 });
export const text = style({ color: color.inkSoft, fontSize: vars.text.small });
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const name = style({ fontSize: vars.text.h3, fontWeight: vars.font.bold });

export const reading = style({ display: 'grid', gap: space[40], gridTemplateColumns: 'minmax(0, 1fr)' });
export const block = style({ display: 'grid', gap: space[12], justifyItems: 'start' });
export const bullets = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
export const stays = style({ display: 'grid', gap: space[8], width: '100%' });
export const stay = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minHeight: vars.control.medium,
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.edge } },
  // Codes differ in width: on a phone the status stands below each reservation.
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stayName = style({ fontWeight: vars.font.semibold });
export const stayWhy = style({
  display: 'flex',
  marginInlineStart: 'auto',
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textAlign: 'end',
  '@media': {
    [media.mobile]: { justifyContent: 'space-between', marginInlineStart: 0, textAlign: 'start' },
  },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[12],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
