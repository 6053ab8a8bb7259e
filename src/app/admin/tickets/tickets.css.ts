import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space, text } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 200px 220px',
  alignItems: 'end',
  gap: space[12],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.box,
  background: color.sunken,
  marginInlineEnd: '8%',
});
export const ours = style({ background: color.brandSoft, marginInline: '8% 0' });
export const author = style({ color: color.inkSoft, fontSize: text.small });
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const visit = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
});
export const legend = style({ fontWeight: vars.font.semibold, marginBlockEnd: space[8] });

export const templates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockStart: space[32],
});
export const templatesTitle = style({ fontSize: text.h3 });
export const templateList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});
export const template = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const templateName = style({ fontSize: text.body });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  color: color.brandText,
  fontWeight: vars.font.semibold,
});
