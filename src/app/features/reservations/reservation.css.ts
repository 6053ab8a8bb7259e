import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const soft = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.snug });
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

/* Card of a list. */
export const list = style({ display: 'grid', gap: space[12] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: space[16],
  alignItems: 'center',
  padding: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: '80px minmax(0, 1fr)' } },
});
export const thumb = style({ borderRadius: vars.radius.field, overflow: 'hidden' });
export const words = style({ display: 'grid', gap: space[4], justifyItems: 'start', minWidth: 0 });
export const name = style({ fontWeight: vars.font.bold, lineHeight: vars.leading.snug });
export const figures = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const arrow = style({ color: color.inkFaint, '@media': { [media.mobile]: { display: 'none' } } });

export const partTitle = style({ fontSize: vars.text.h3 });

/* Tasks. */
export const todos = style({ display: 'grid', gap: space[4] });
export const todo = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space[12]} ${space[16]}`,
  alignItems: 'center',
  paddingBlock: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  alignSelf: 'start',
  borderRadius: vars.radius.round,
  background: color.brandSoft,
  color: color.brandText,
  selectors: { '[data-done] > &': { background: color.successSoft, color: color.success } },
});
export const todoTitle = style({
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  selectors: { '[data-done] &': { color: color.inkSoft, fontWeight: vars.font.regular } },
});
export const todoAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  justifyContent: 'flex-end',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { gridColumn: 2, justifyContent: 'flex-start' } },
});

/* Hold. */
export const hold = style({
  display: 'flex',
  gap: space[16],
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  padding: `${space[16]} ${space[20]}`,
  borderRadius: vars.radius.box,
  background: color.warningSoft,
});
export const holdWords = style({ display: 'grid', gap: space[4], flex: '1 1 16rem' });
export const holdTitle = style({ fontWeight: vars.font.semibold, lineHeight: vars.leading.snug });
export const holdLeft = style({
  color: color.warning,
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/* Next reservation. */
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  // Hidden, it would scroll itself, and nothing in it would stay in sight; Safari before 16 knows nothing else.
  overflow: ['hidden', 'clip'],
  borderRadius: vars.radius.sheet,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const nextPhoto = style({
  position: 'sticky',
  insetBlockStart: space[96],
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  marginBlock: space[40],
  marginInlineStart: space[40],
  borderRadius: vars.radius.box,
  overflow: 'hidden',
  '@media': {
    [media.belowDesktop]: {
      position: 'relative',
      insetBlockStart: 'auto',
      aspectRatio: '16 / 9',
      marginBlock: 0,
      marginInlineStart: 0,
      borderRadius: 0,
    },
  },
});
export const nextBody = style({
  display: 'grid',
  gap: space[24],
  alignContent: 'start',
  padding: space[40],
  '@media': { [media.belowDesktop]: { padding: space[32] }, [media.mobile]: { padding: space[20] } },
});
export const countdown = style({
  color: color.brandText,
  fontSize: vars.text.lead,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const nextName = style({ fontSize: vars.text.h2 });
export const head = style({ display: 'grid', gap: space[8], justifyItems: 'start' });

/* Check-in. */
export const checkIn = style({ display: 'grid', gap: space[24] });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[12],
});
export const code = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const codeText = style({
  fontSize: vars.text.h2,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const wifiText = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const taxi = style({
  display: 'grid',
  gap: space[8],
  padding: space[20],
  borderRadius: vars.radius.box,
  border: `2px solid ${color.ink}`,
});
export const taxiText = style({ fontSize: vars.text.h1, fontWeight: vars.font.bold, lineHeight: '1.3' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const guide = style({
  display: 'grid',
  gap: space[4],
  marginBlock: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
export const withIcon = style({ gap: space[8] });
export const way = style({ display: 'grid', gap: space[4] });
export const cleaned = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.success,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const wayTitle = style({ fontWeight: vars.font.semibold });

/* The whole reservation. */
export const people = style({ display: 'grid', gap: space[16] });
export const person = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' });

/* Cancelling. */
export const offer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const offerPart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const answers = style({ display: 'grid', gap: space[12] });
export const filling = style({ selectors: { '&&': { position: 'absolute', inset: 0 } } });
