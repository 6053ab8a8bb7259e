import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[40]} ${space[96]}`,
  '@media': { [media.mobile]: { gap: space[20], paddingBlock: `${space[24]} ${space[64]}` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
});
export const count = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const sort = style({ minWidth: 'min(11rem, 100%)' });

/** The previous results stay for a moment before the skeleton takes their place. */
const MOMENT = '150ms';
const leave = keyframes({ to: { visibility: 'hidden' } });
const come = keyframes({ from: { visibility: 'hidden' } });
export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const results = style({ gridArea: '1 / 1', display: 'grid', gap: space[32], alignContent: 'start' });
export const giveWay = style({ animation: `${leave} 1ms ${MOMENT} step-end forwards` });
export const skeletons = style({ gridArea: '1 / 1', animation: `${come} 1ms ${MOMENT} step-end backwards` });
