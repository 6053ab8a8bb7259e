import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space, text } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
});
export const title = style({ scrollMarginBlockStart: space[96] });
export const lead = style({ color: color.inkSoft });
export const soft = style({ color: color.inkSoft, fontSize: text.small });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  '@media': { [media.tablet]: { padding: space[20] } },
});
export const heading = style({ fontSize: text.body });
export const toggle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  width: '100%',
  minHeight: vars.control.small,
  paddingInlineEnd: space[32],
  position: 'relative',
  textAlign: 'start',
  color: color.ink,
});
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: vars.font.semibold,
});
export const icon = style({ flex: 'none', color: color.brandText });
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(50% - 10px)`,
  '@media': { [media.moving]: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` } },
});
export const open = style({ transform: 'rotate(180deg)' });
export const moment = style([soft, { fontWeight: vars.font.regular, letterSpacing: 'normal' }]);
export const excerpt = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.inkSoft,
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const end = style({ marginBlockStart: `calc(-1 * ${space[20]})` });
export const entry = style({
  display: 'grid',
  gap: space[8],
  maxWidth: '92%',
  justifySelf: 'start',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const own = style({ justifySelf: 'end', background: color.brandSoft });
export const unsent = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  border: `1px dashed ${color.edge}`,
  borderRadius: vars.radius.box,
});
export const author = style({ color: color.inkSoft, fontSize: text.small });
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
  fontSize: text.small,
});
export const bar = style({ width: '100%', accentColor: color.brand });

export const picker = style({ display: 'grid', gap: space[12] });
export const choose = style({
  cursor: 'pointer',
  selectors: {
    'input:focus-visible + &': { outline: `3px solid ${color.brandText}`, outlineOffset: '2px' },
  },
});
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
  fontSize: text.small,
});
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const photo = style({ position: 'relative', width: '96px', height: '96px' });
export const image = style({
  display: 'block',
  width: '96px',
  height: '96px',
  objectFit: 'cover',
  borderRadius: vars.radius.field,
});
export const pending = style({
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  borderRadius: vars.radius.field,
  background: color.sunken,
  color: color.inkSoft,
});
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space[8]})`,
  insetInlineEnd: `calc(-1 * ${space[8]})`,
  background: color.surface,
  borderRadius: vars.radius.round,
  border: `1px solid ${color.line}`,
});
