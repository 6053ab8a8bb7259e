import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ position: 'relative', width: '100%', maxWidth: '880px' });

export const phoneField = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  minHeight: '72px',
  padding: `${space[12]} ${space[20]}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const phoneWords = style({ display: 'grid', lineHeight: vars.leading.snug });
export const quiet = style({ color: color.inkSoft, fontSize: vars.text.small });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.35fr 1fr auto',
  alignItems: 'stretch',
  padding: space[8],
  borderRadius: vars.radius.sheet,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: vars.control.large,
  padding: `${space[8]} ${space[20]}`,
  borderRadius: vars.radius.box,
  lineHeight: vars.leading.snug,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: space[16],
      width: '1px',
      background: color.line,
    },
    '&[aria-expanded=true]': { background: color.sunken },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunken } } } },
});
export const name = style({ color: color.inkSoft, fontSize: vars.text.tiny, fontWeight: vars.font.semibold });
export const value = style({
  overflow: 'hidden',
  fontWeight: vars.font.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const submit = style({ display: 'inline-flex', gap: space[8], whiteSpace: 'nowrap' });
