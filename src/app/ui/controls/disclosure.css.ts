import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const details = style({
  // Wherever it stands its line goes through, and what it holds is text.
  justifySelf: 'stretch',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${color.line}`,
  // Opens to the height of its content where the browser can animate that; elsewhere at once.
  interpolateSize: 'allow-keywords',
  '@media': {
    [media.moving]: {
      selectors: {
        '&::details-content': {
          blockSize: 0,
          overflow: 'clip',
          transition: `block-size ${vars.motion.slow} ${vars.motion.ease}, content-visibility ${vars.motion.slow} allow-discrete`,
        },
        '&[open]::details-content': { blockSize: 'auto' },
      },
    },
  },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: vars.control.large,
  paddingBlock: space[16],
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.brandText } },
});
export const icon = style({
  color: color.inkSoft,
  transition: `rotate ${vars.motion.small}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: '180deg' } },
});
export const content = style({
  paddingBlockEnd: space[24],
  color: color.inkSoft,
  maxWidth: vars.width.reading,
});
