import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const part = style({ display: 'grid', gap: space[16], minWidth: 0 });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const group = style({ display: 'grid', gap: space[4], border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space[4], fontWeight: vars.font.semibold });
export const meters = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.snug });
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const answer = style([
  words,
  { paddingInlineStart: space[16], borderInlineStart: `2px solid ${color.line}` },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'start' });
export const subtitle = style({ fontSize: vars.text.h3 });

/* The way of a deposit: from top to bottom, from tablets on side by side. */
export const way = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[8] } },
});
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  paddingBlock: space[12],
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: {
    '&[data-state=done]': { borderColor: color.brand, color: color.ink },
    '&[data-state=now]': { borderColor: color.brand, color: color.ink, background: color.brandSoft },
  },
  '@media': {
    [media.tablet]: {
      paddingInline: space[8],
      borderInlineStart: 0,
      borderBlockStart: `3px solid ${color.line}`,
    },
  },
});
export const stepName = style({ fontWeight: vars.font.semibold });
