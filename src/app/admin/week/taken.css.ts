import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color } = vars;

const hatched = (angle: string) => ({
  borderStyle: 'solid',
  backgroundColor: color.surface,
  backgroundImage: `repeating-linear-gradient(${angle}, ${color.line} 0 2px, ${color.surface} 2px 7px)`,
  borderColor: color.edge,
  color: color.ink,
  selectors: {
    '&[data-conflict]': {
      marginBlockStart: 'calc(var(--row) * 0.6)',
      borderColor: color.danger,
      lineHeight: 1,
      zIndex: 2,
    },
  },
});
export const taken = styleVariants({ blocked: hatched('45deg'), elsewhere: hatched('90deg') });
