import { globalStyle, keyframes, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { BAR_PX } from '#app/layouts/navigation/top-bar.css.ts';
import { media } from '#app/ui/theme/media.ts';
import { remove } from '#app/features/houses/search/filter-bar.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const screen = style({
  position: 'relative',
  maxWidth: '1760px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[40]} ${space[96]}`,
  '@media': {
    [media.belowDesktop]: { paddingBlockEnd: space[24] },
    [media.mobile]: { gap: space[12], paddingBlockStart: space[16] },
  },
});
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
      alignItems: 'start',
      gap: space[32],
    },
  },
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.belowDesktop]: { gridArea: '1 / 1', paddingBlockEnd: space[48] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
});
const onMap = `${screen}[data-view]`;
const below = (selector: string, look: GlobalStyleRule) =>
  globalStyle(`${onMap}${selector}`, { '@media': { [media.belowDesktop]: look } });
below('', { gap: 0, padding: 0 });
below(` > ${head}`, { display: 'contents' });
below(' h1', { position: 'absolute', clipPath: 'inset(50%)' });
below(' > search', { gridArea: '1 / 1', zIndex: 1, alignSelf: 'start', padding: space[12] });
// Of the ground of the map, they could not be told from it.
below(` ${remove}`, { background: vars.color.surface, boxShadow: vars.shadow.raised });
below(` > ${split}`, { gridArea: '1 / 1', height: `calc(100svh - ${BAR_PX + 1}px)` });
below(` ${stage}`, { display: 'none' });
export const headRoom = style({ minHeight: vars.control.medium });

/** Time for which previous results stay before the skeleton replaces them. */
const MOMENT = '150ms';
const leave = keyframes({ to: { visibility: 'hidden' } });
const come = keyframes({ from: { visibility: 'hidden' } });
export const results = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: space[32],
  alignContent: 'start',
  '@media': { [media.mobile]: { gap: space[16] } },
});
export const giveWay = style({ animation: `${leave} 1ms ${MOMENT} step-end forwards` });
export const skeletons = style({ gridArea: '1 / 1', animation: `${come} 1ms ${MOMENT} step-end backwards` });
