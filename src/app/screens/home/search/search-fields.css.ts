import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const where = style({ display: 'grid', gap: space[12] });
/** Keeps the room of the field that comes late. */
export const studyRoom = style({ minHeight: vars.control.medium });
export const second = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const places = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
});
export const whole = style({ gridColumn: '1 / -1' });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  width: '100%',
  minHeight: vars.control.medium,
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.field,
  fontWeight: vars.font.medium,
  lineHeight: vars.leading.snug,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-pressed=true]': {
      borderColor: color.brand,
      background: color.brandSoft,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      fontWeight: vars.font.bold,
    },
  },
});
export const lines = style({ display: 'inline-flex', gap: space[4] });
export const hint = style({ marginBlockStart: space[8], color: color.inkSoft, fontSize: vars.text.small });
