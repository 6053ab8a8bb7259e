import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** A flex box, because an item of a grid would stick only within its own row. */
export const whole = style({ display: 'flex', flexDirection: 'column', gap: space[20], minWidth: 0 });

const wide = { marginInline: `-${space[20]}`, borderInline: 0, borderRadius: 0 } as const;

const base = style({
  position: 'sticky',
  insetBlockEnd: 0,
  // Seen at the foot, met by the keyboard before everything that is long.
  order: 1,
  // Over the marks of the timeline, under the sticky bar.
  zIndex: vars.layer.scrim,
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: `${vars.radius.box} ${vars.radius.box} 0 0`,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.mobile]: {
      ...wide,
      paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'none' },
  },
});
// Toasts stand above the actions: what is pressed next is not behind what was said.
globalStyle(`:root:has(.${base})`, { vars: { '--page-foot': '84px' } });

export const foot = styleVariants({
  page: [base],
  /** Full width of the drawer, over its padding. */
  drawer: [base, wide],
});
