import { style } from '@vanilla-extract/css';
import { control } from '#app/ui/forms/field.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

const cell = { gridArea: '1 / 1', minWidth: 0 } as const;
/** Contains an invisible copy of the text to give the field its height, because Safari and Firefox do not size fields by content. */
export const box = style({
  display: 'grid',
  selectors: {
    '&::after': {
      ...cell,
      content: "attr(data-text) ' '",
      visibility: 'hidden',
      padding: `${space[12]} ${space[16]}`,
      border: '1px solid transparent',
      fontSize: vars.text.body,
      lineHeight: vars.leading.snug,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});
export const text = style([
  control,
  { ...cell, resize: 'none', overflow: 'hidden', overflowWrap: 'anywhere' },
]);
