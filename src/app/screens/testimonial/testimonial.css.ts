import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const interviews = style({
  display: 'grid',
  gap: `${space[48]} ${space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '2fr 1fr' },
  },
});
export const quotes = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
});
export const first = style({
  '@media': { [media.tabletOnly]: { gridColumn: '1 / -1' }, [media.desktop]: { gridRow: 'span 2' } },
});
globalStyle(`${first} h2`, { fontSize: vars.text.h2 });
export const reviews = style({
  '@media': { [media.tablet]: { columns: 2, columnGap: space[48] }, [media.wide]: { columns: 3 } },
});
globalStyle(`${reviews} > li`, {
  breakInside: 'avoid',
  marginBlockEnd: space[40],
  // In columns their heights have to be known.
  '@media': { [media.mobile]: { contentVisibility: 'auto', containIntrinsicSize: 'auto 240px' } },
});
