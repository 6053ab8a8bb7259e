import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const choice = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[20],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[12],
  selectors: {
    [`${root}[data-language=ko] &[lang=en], ${root}[data-language=en] &[lang=ko]`]: {
      '@media': { [media.mobile]: { display: 'none' } },
    },
  },
});
export const legend = style({
  display: 'flex',
  gap: space[8],
  marginBlockEnd: space[8],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const missing = style({ color: color.inkSoft, fontWeight: vars.font.regular });
